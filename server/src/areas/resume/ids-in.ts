/** The ids of a comma list, each once. */
export const idsIn = (list: string | null): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];
