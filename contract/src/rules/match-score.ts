import { type MatchDimension, type MatchPost, type MatchStudent, matchDimensions } from './match-data.ts';
import { askedDimensions, fullRate, matchRates, type Rate, skillShare, wholeSkill } from './match-rates.ts';

/** Weights that sum to 100. */
export type MatchWeights = Readonly<Record<MatchDimension, number>>;
export const weightSum = (weights: Readonly<Partial<Record<MatchDimension, number | null>>>): number =>
  matchDimensions.reduce((sum, name) => sum + (weights[name] ?? 0), 0);

/** Thousandths of the points of every dimension, rounded half up to whole points. */
export const roundPoints = (thousandths: number): number => Math.floor((thousandths + 500) / 1000);
export const matchTotal = (rates: Readonly<Record<MatchDimension, Rate>>, weights: MatchWeights): number =>
  roundPoints(matchDimensions.reduce((sum, name) => sum + weights[name] * rates[name], 0));

/** How a wanted skill is met. */
export type SkillMark = 'matched' | 'partial' | 'missing';
const marks: readonly SkillMark[] = ['missing', 'partial', 'matched'];
/** Marks by the ids of the wanted skills in order: they need no ids. */
const wantedIds = (post: MatchPost): string[] => post.skills.map(({ skillId }) => skillId).sort();
function getMark(post: MatchPost, student: MatchStudent, skillId: string): number {
  const wanted = post.skills.find((one) => one.skillId === skillId);
  const share = wanted ? skillShare(student.skills.get(skillId) ?? 0, wanted.level) : 0;
  return share === 0 ? 0 : share < wholeSkill ? 1 : 2;
}

/** The parts of a score, as stored: the rates, the marks of the skills, and how many of the demands are met. */
export interface MatchParts {
  readonly total: number;
  readonly rates: Readonly<Record<MatchDimension, Rate>>;
  readonly skills: readonly SkillMark[];
  /** Dimensions that are fully met, of those the post asks for. */
  readonly met: number;
  readonly of: number;
}
/** Rates a pair; equal inputs give equal parts. */
export function rateMatch(post: MatchPost, student: MatchStudent, weights: MatchWeights): MatchParts {
  const rates = matchRates(post, student);
  const asked = askedDimensions(post);
  return {
    total: matchTotal(rates, weights),
    rates,
    skills: wantedIds(post).map((id) => marks[getMark(post, student, id)] as SkillMark),
    met: asked.filter((name) => rates[name] >= fullRate).length,
    of: asked.length,
  };
}

/** `1000,700,833,600,1000,1000,1000|210`: the rates, and a digit per wanted skill in the order of their ids. */
export const writeParts = ({ rates, skills }: Pick<MatchParts, 'rates' | 'skills'>): string =>
  `${matchDimensions.map((name) => rates[name]).join()}|${skills.map((mark) => marks.indexOf(mark)).join('')}`;
/** Reads stored parts; undefined when they are damaged. */
export function readParts(stored: string): Pick<MatchParts, 'rates' | 'skills'> | undefined {
  if (!/^\d{1,4}(,\d{1,4}){6}\|[0-2]{0,10}$/.test(stored)) return undefined;
  const [numbers = '', digits = ''] = stored.split('|');
  const list = numbers.split(',').map(Number);
  return {
    rates: Object.fromEntries(matchDimensions.map((name, at) => [name, list[at]])) as Record<MatchDimension, Rate>,
    skills: [...digits].map((digit) => marks[Number(digit)] as SkillMark),
  };
}
