import { dashboardTexts, type Task } from '@campus/contract/dashboard';

/** Title of a task, with the name of the represented user. */
export const getTitle = ({ title, insteadOf }: Task): string =>
  insteadOf === undefined ? title : dashboardTexts.todo.insteadOf(title, insteadOf);
