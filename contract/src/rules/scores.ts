/** Stars of a sheet, 1 to 5 by criterion. */
export type Scores<K extends string = string> = Readonly<Record<K, number>>;

const isScore = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5;

/** The scores of these criteria and nothing else; undefined when one is missing or not 1 to 5. */
export function readScores<K extends string>(names: readonly K[], given: unknown): Scores<K> | undefined {
  const scores = (typeof given === 'object' && given !== null ? given : {}) as Partial<Record<K, number>>;
  if (!names.every((name) => Object.hasOwn(scores, name) && isScore(scores[name]))) return undefined;
  return Object.fromEntries(names.map((name) => [name, scores[name]])) as Scores<K>;
}

/** Their mean with one decimal. */
export function meanOfScores(scores: Scores): number {
  const values = Object.values(scores);
  return Math.round((values.reduce((sum, score) => sum + score, 0) / values.length) * 10) / 10;
}
