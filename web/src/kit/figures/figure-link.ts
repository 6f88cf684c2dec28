import type { CohortFigure, Figure, FigureLink } from '@campus/contract/dashboard';
import type { ShownFigure } from '../../widgets/chart/figures.tsx';

/** URL of the list behind a figure. */
export const getAddress = ({ path, query }: FigureLink): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** Figures of an answer with the paths of their lists. */
export const shownFigures = (figures: readonly (Figure | CohortFigure)[] | undefined): ShownFigure[] | undefined =>
  figures?.map(({ link, ...figure }) => ({ ...figure, to: link ? getAddress(link) : undefined }));
