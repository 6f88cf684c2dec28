import { dashboardTexts, type FigureLink, type Task } from '@campus/contract/dashboard';

/** URL of the list behind a figure. */
export const addressOf = ({ path, query }: FigureLink): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** Title of a task, with the name of the represented user. */
export const titleOf = ({ title, insteadOf }: Task): string =>
  insteadOf === undefined ? title : dashboardTexts.todo.insteadOf(title, insteadOf);
