import type { FigureLink } from '@campus/contract/dashboard';

/** The address of the list behind a figure. */
export const addressOf = ({ path, query }: FigureLink): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};
