/** The distinct ids of a comma-separated list. */
export const parseIds = (list: string | null): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];
