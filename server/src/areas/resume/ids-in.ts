/** The distinct ids of a comma-separated list. */
export const idsIn = (list: string | null): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];
