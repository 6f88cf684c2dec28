import type { MatchDimension, MatchIntention, MatchPost, MatchStudent, WantedSkill } from './match-data.ts';

/** How well a dimension is met, 0 to 1000. */
export type Rate = number;
/** The rate of a dimension that is met. */
export const fullRate: Rate = 1000;
/** Values of rc_salary_type and rc_post_nature. */
const [daily, negotiable, internship] = [2, 3, 2];
/** Matches every place. */
const anywhere = '000000';
const noIntention: Rate = 500;
/** Ranks of education levels, by the codes of students and posts. */
const ranks: Readonly<Record<string, number>> = { '0': 0, '41': 1, '31': 2, '25': 2, '11': 3, '01': 4 };

export const eduRank = (code: string): number => ranks[code] ?? 0;
export const isEducated = (eduLevel: string, eduRequire: string): boolean => eduRank(eduLevel) >= eduRank(eduRequire);

/** `G0812` → root G, digits 0812; undergraduate codes have no letter. */
const splitMajor = (code: string): readonly [root: string, digits: string] =>
  /^[A-Z]/.test(code) ? [code.slice(0, 1), code.slice(1)] : ['U', code];

/** The rate of a major against one listed node: a major (6 digits), class (4), discipline (2) or root. */
function getMajorRate(listed: string, major: string): Rate {
  const [root, node] = splitMajor(listed);
  const [ownRoot, own] = splitMajor(major);
  if (root !== ownRoot) return 0;
  if (listed === major || (node.length <= 4 && own.startsWith(node))) return fullRate;
  if (node.length > 4 && own.slice(0, 4) === node.slice(0, 4)) return 700;
  return own.slice(0, 2) === node.slice(0, 2) ? 300 : 0;
}
export const majorRate = (listed: readonly string[], major: string): Rate =>
  listed.length === 0 ? fullRate : Math.max(...listed.map((node) => getMajorRate(node, major)));

/** Sixths: shares of levels 1 to 3 are whole numbers of them. */
export const wholeSkill = 6;
/** The share of a wanted level that is reached, in sixths. */
export const skillShare = (level: number, wanted: number): number => (Math.min(level, wanted) * wholeSkill) / wanted;
/** The rate of `sum` sixths over `n` wanted skills. */
export const getSkillRate = (sum: number, n: number): Rate =>
  n === 0 ? fullRate : Math.floor((sum * 1000) / (wholeSkill * n));
export const skillRate = (wanted: readonly WantedSkill[], held: ReadonlyMap<string, number>): Rate =>
  getSkillRate(
    wanted.reduce((sum, { skillId, level }) => sum + skillShare(held.get(skillId) ?? 0, level), 0),
    wanted.length,
  );

/** The rate of a wished type of work, both as paths from the root. */
export function getTypeRate(post: readonly string[], wished: readonly string[]): Rate {
  let shared = 0;
  while (shared < post.length && shared < wished.length && post[shared] === wished[shared]) shared += 1;
  if (shared === 0) return 0;
  if (shared === post.length && shared === wished.length) return fullRate;
  return shared === 1 ? 300 : 600;
}
function typeRate({ typePath }: MatchPost, { intentions }: MatchStudent): Rate {
  const paths = intentions.flatMap(({ typePaths }) => typePaths);
  return paths.length === 0 ? noIntention : Math.max(...paths.map((path) => getTypeRate(typePath, path)));
}

/** `330000` → `33`, `330100` → `3301`. */
const placeDigits = (code: string): string => code.replace(/(00)+$/, '');
/** The rate of a wished place; a wished province is met by its cities. */
export function getRegionRate(place: string, wished: string): Rate {
  if (wished === anywhere || place === anywhere) return fullRate;
  if (place.startsWith(placeDigits(wished)) || place.slice(0, 4) === wished.slice(0, 4)) return fullRate;
  return place.slice(0, 2) === wished.slice(0, 2) ? 500 : 0;
}
const regionRate = ({ regions }: MatchPost, { intentions }: MatchStudent): Rate =>
  Math.max(
    0,
    ...intentions.flatMap((wish) => wish.regions.flatMap((w) => regions.map((place) => getRegionRate(place, w)))),
  );

/** The lowest pay a student wishes; null when none is stated. */
export function wishedPay(intentions: readonly Pick<MatchIntention, 'salaryMin'>[]): number | null {
  const wished = intentions.map(({ salaryMin }) => salaryMin);
  return wished.length === 0 || wished.includes(null) ? null : Math.min(...(wished as number[]));
}
/** Quarters of a yuan a month: a day's pay counts 21.75 times. */
const quarters = ({ salaryType, salaryMax }: Pick<MatchPost, 'salaryType' | 'salaryMax'>): number =>
  (salaryMax ?? 0) * (salaryType === daily ? 87 : 4);
export function salaryRate(post: Pick<MatchPost, 'salaryType' | 'salaryMax'>, wished: number | null): Rate {
  if (wished === null || post.salaryType === negotiable || post.salaryMax === null) return fullRate;
  const paid = quarters(post);
  if (wished * 4 <= paid) return fullRate;
  return paid === 0 ? 0 : Math.max(0, Math.floor((1000 * (2 * paid - wished * 4)) / paid));
}

/** By rc_available_time: at once, a week, a month, three months, after graduation. */
const timeRates: readonly Rate[] = [noIntention, 1000, 1000, 1000, 600, 0];
/** The soonest time a student is available; 0 when none is stated. */
export const soonest = (intentions: readonly Pick<MatchIntention, 'availableTime'>[]): number => {
  const stated = intentions.flatMap(({ availableTime }) => availableTime ?? []);
  return stated.length === 0 ? 0 : Math.min(...stated);
};
export const timeRate = (nature: number, available: number): Rate =>
  nature === internship ? (timeRates[available] ?? 0) : fullRate;

/** The rates of a pair; 1000 for what the post does not ask. Order of majors, skills and places does not matter. */
export const matchRates = (post: MatchPost, student: MatchStudent): Readonly<Record<MatchDimension, Rate>> => ({
  edu: isEducated(student.eduLevel, post.eduRequire) ? fullRate : 0,
  major: majorRate(post.majors, student.major),
  skill: skillRate(post.skills, student.skills),
  type: typeRate(post, student),
  region: regionRate(post, student),
  salary: salaryRate(post, wishedPay(student.intentions)),
  time: timeRate(post.nature, soonest(student.intentions)),
});

/** The dimensions that the post really asks for. */
export const askedDimensions = (post: MatchPost): readonly MatchDimension[] => [
  ...(eduRank(post.eduRequire) > 0 ? (['edu'] as const) : []),
  ...(post.majors.length > 0 ? (['major'] as const) : []),
  ...(post.skills.length > 0 ? (['skill'] as const) : []),
  'type',
  'region',
  ...(post.salaryType === negotiable ? [] : (['salary'] as const)),
  ...(post.nature === internship ? (['time'] as const) : []),
];
