import { dashboardTexts, type FigureLink, type Task } from '@campus/contract/dashboard';

/** The address of the list behind a figure. */
export const addressOf = ({ path, query }: FigureLink): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** What waits, and for whom where the reader only stands in. */
export const titleOf = ({ title, insteadOf }: Task): string =>
  insteadOf === undefined ? title : dashboardTexts.todo.insteadOf(title, insteadOf);
