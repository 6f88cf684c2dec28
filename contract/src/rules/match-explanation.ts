import { type MatchDimension, type MatchPost, type MatchStudent, matchDimensions } from './match-data.ts';
import { askedDimensions, fullRate, type Rate, soonest, wishedPay } from './match-rates.ts';
import { type MatchParts, type MatchWeights, roundPoints } from './match-score.ts';

/** Labels of the codes in an explanation. */
export interface MatchLabels {
  readonly edu: (code: string) => string;
  readonly wantedEdu: (code: string) => string;
  readonly major: (code: string) => string;
  readonly skill: (id: string) => string;
  readonly level: (level: number) => string;
  readonly type: (id: string) => string;
  readonly region: (code: string) => string;
  readonly time: (code: number) => string;
  /** The pay of the post in words. */
  readonly pay: string;
}
/** A line of the explanation. */
export interface ExplainedDimension {
  readonly key: MatchDimension;
  readonly label: string;
  readonly weight: number;
  readonly r1000: Rate;
  /** Thousandths of a point. */
  readonly points: number;
  readonly reason: string;
  readonly have: string;
  readonly want: string;
}
export interface MatchExplanation {
  readonly ruleVersion: number;
  readonly total: number;
  readonly met: number;
  readonly of: number;
  readonly dims: readonly ExplainedDimension[];
  readonly skills: Readonly<Record<'matched' | 'partial' | 'missing', readonly string[]>>;
}
/** What an explanation is made of. */
export interface ExplanationSource {
  readonly post: MatchPost;
  readonly student: MatchStudent;
  readonly parts: Pick<MatchParts, 'rates' | 'skills'>;
  readonly weights: MatchWeights;
  readonly ruleVersion: number;
  readonly labels: MatchLabels;
}

export const matchLabels: Readonly<Record<MatchDimension, string>> = {
  edu: '学历',
  major: '专业',
  skill: '技能',
  type: '意向岗位',
  region: '地点',
  salary: '薪资',
  time: '到岗',
};
const unlimited = '不限';
const unsaid = '未填写';
const joinSorted = (texts: readonly string[], none: string): string => [...new Set(texts)].sort().join('、') || none;

function describeDemand(name: MatchDimension, { post, labels }: ExplanationSource): string {
  const isAsked = askedDimensions(post).includes('time');
  const texts: Readonly<Record<MatchDimension, () => string>> = {
    edu: () => labels.wantedEdu(post.eduRequire),
    major: () => joinSorted(post.majors.map(labels.major), unlimited),
    skill: () =>
      joinSorted(
        post.skills.map((one) => `${labels.skill(one.skillId)}（${labels.level(one.level)}）`),
        unlimited,
      ),
    type: () => labels.type(post.typePath.at(-1) ?? ''),
    region: () => joinSorted(post.regions.map(labels.region), unlimited),
    salary: () => labels.pay,
    time: () => (isAsked ? '一个月内' : unlimited),
  };
  return texts[name]();
}
function describeOffer(name: MatchDimension, { post, student, labels }: ExplanationSource): string {
  const held = post.skills.flatMap(({ skillId }) => {
    const level = student.skills.get(skillId);
    return level === undefined ? [] : [`${labels.skill(skillId)}（${labels.level(level)}）`];
  });
  const types = student.intentions.flatMap(({ typePaths }) => typePaths.map((path) => path.at(-1) ?? ''));
  const pay = wishedPay(student.intentions);
  const time = soonest(student.intentions);
  const texts: Readonly<Record<MatchDimension, () => string>> = {
    edu: () => labels.edu(student.eduLevel),
    major: () => labels.major(student.major),
    skill: () => joinSorted(held, post.skills.length === 0 ? '—' : '无'),
    type: () => joinSorted(types.map(labels.type), unsaid),
    region: () =>
      joinSorted(
        student.intentions.flatMap(({ regions }) => regions.map(labels.region)),
        unsaid,
      ),
    salary: () => (pay === null ? unsaid : `${pay}元/月起`),
    time: () => (time === 0 ? unsaid : labels.time(time)),
  };
  return texts[name]();
}

const reasons: Readonly<Partial<Record<MatchDimension, Readonly<Record<Rate, string>>>>> = {
  major: { 700: '同一专业类', 300: '同一学科门类' },
  type: { 600: '同一二级类别', 300: '同一大类', 500: '未填写意向岗位' },
  region: { 500: '同省不同城市' },
  time: { 600: '三个月内到岗', 500: '未填写到岗时间' },
};
function getReason(name: MatchDimension, rate: Rate, post: MatchPost): string {
  if (rate >= fullRate) return askedDimensions(post).includes(name) ? '符合' : '岗位不限';
  return reasons[name]?.[rate] ?? (rate === 0 ? '不符合' : '部分符合');
}

/** The explanation of stored parts: the same sentences for company, school and student. */
export function explainMatch(source: ExplanationSource): MatchExplanation {
  const { post, parts, weights, labels, ruleVersion } = source;
  const asked = askedDimensions(post);
  const ids = post.skills.map(({ skillId }) => skillId).sort();
  const listSkills = (mark: (typeof parts.skills)[number]): string[] =>
    ids.filter((_id, at) => parts.skills[at] === mark).map(labels.skill);
  const dims = matchDimensions.map((key) => ({
    key,
    label: matchLabels[key],
    weight: weights[key],
    r1000: parts.rates[key],
    points: weights[key] * parts.rates[key],
    reason: getReason(key, parts.rates[key], post),
    have: describeOffer(key, source),
    want: describeDemand(key, source),
  }));
  return {
    ruleVersion,
    total: roundPoints(dims.reduce((sum, { points }) => sum + points, 0)),
    met: asked.filter((name) => parts.rates[name] >= fullRate).length,
    of: asked.length,
    dims,
    skills: { matched: listSkills('matched'), partial: listSkills('partial'), missing: listSkills('missing') },
  };
}
