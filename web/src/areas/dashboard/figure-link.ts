import { type CohortFigure, dashboardTexts, type Figure, type FigureLink, type Task } from '@campus/contract/dashboard';
import type { ShownFigure } from '../../widgets/chart/figures.tsx';

/** URL of the list behind a figure. */
export const getAddress = ({ path, query }: FigureLink): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** Figures of an answer with the paths of their lists. */
export const shownFigures = (figures: readonly (Figure | CohortFigure)[] | undefined): ShownFigure[] | undefined =>
  figures?.map(({ link, ...figure }) => ({ ...figure, to: link ? getAddress(link) : undefined }));

/** Title of a task, with the name of the represented user. */
export const getTitle = ({ title, insteadOf }: Task): string =>
  insteadOf === undefined ? title : dashboardTexts.todo.insteadOf(title, insteadOf);
