import { number } from '../../kit/index.ts';
import { type MatchDimension, type MatchWeights, matchDimensions, matchLabels } from '../../rules/index.ts';

/** The column of a dimension's weight. */
export const weightFields = {
  edu: 'wEdu',
  major: 'wMajor',
  skill: 'wSkill',
  type: 'wType',
  region: 'wRegion',
  salary: 'wSalary',
  time: 'wTime',
} as const satisfies Readonly<Record<MatchDimension, string>>;

const weight = (dimension: MatchDimension, standard: number) =>
  number({ label: matchLabels[dimension], required: true, min: 0, max: 100, default: standard, width: 72 });
/** The weights of a rule, with those of a new one. */
export const ruleWeights = {
  wEdu: weight('edu', 15),
  wMajor: weight('major', 25),
  wSkill: weight('skill', 25),
  wType: weight('type', 15),
  wRegion: weight('region', 10),
  wSalary: weight('salary', 5),
  wTime: weight('time', 5),
};
export type WeightField = keyof typeof ruleWeights;
export const weightNames = Object.keys(ruleWeights) as WeightField[];

/** The weights of a row or a form by dimension; missing ones are 0. */
export const readWeights = (row: Readonly<Partial<Record<WeightField, unknown>>>): MatchWeights =>
  Object.fromEntries(matchDimensions.map((name) => [name, Number(row[weightFields[name]] ?? 0)])) as Record<
    MatchDimension,
    number
  >;
