import type { MatchDimension, MatchPost, MatchStudent } from './match-data.ts';
import { isSeeking } from './match-gates.ts';
import {
  fullRate,
  getRegionRate,
  getSkillRate,
  getTypeRate,
  isEducated,
  majorRate,
  type Rate,
  salaryRate,
  skillShare,
  soonest,
  timeRate,
  wishedPay,
} from './match-rates.ts';
import { type MatchWeights, matchTotal } from './match-score.ts';

/** A student of a pool with the score at one post. */
export interface PoolScore {
  /** Index of the student in the pool. */
  readonly at: number;
  readonly score: number;
}

/** Small integers for strings, so that a post's rates are looked up in arrays. */
class Names {
  readonly all: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.all.length);
    return this.all.push(name) - 1;
  }
  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }
}
/** Lists of several owners in one array; those of owner n are between `starts[n]` and `starts[n + 1]`. */
interface Lists {
  readonly starts: Int32Array;
  readonly values: Int32Array;
}
function packLists(lists: readonly (readonly number[])[]): Lists {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, at) => {
    starts[at + 1] = (starts[at] as number) + list.length;
  });
  return { starts, values: Int32Array.from(lists.flat()) };
}
const levels = 4;
const noPay = -1;

/** The columns of the students, with numbers for all names. */
interface Columns {
  readonly majors: Int32Array;
  readonly educations: Int32Array;
  readonly pays: Int32Array;
  readonly times: Uint8Array;
  /** `skill × 4 + level`. */
  readonly skills: Lists;
  readonly types: Lists;
  readonly regions: Lists;
}
/** A post's rates by number, filled once per post. */
interface PostTables {
  readonly edu: readonly boolean[];
  readonly major: readonly Rate[];
  /** Sixths by `skill × 4 + level`. */
  readonly skill: Uint8Array;
  readonly required: Uint8Array;
  readonly mustHold: number;
  readonly wanted: number;
  readonly type: readonly Rate[];
  readonly region: readonly Rate[];
}

/**
 * Students who are open to offers, arranged for scoring at many posts: by year of graduation, in typed arrays. The rates
 * are those of `matchRates`, computed once per distinct value of a post.
 */
export class MatchPool {
  readonly size: number;
  readonly #names = {
    major: new Names(),
    edu: new Names(),
    skill: new Names(),
    type: new Names(),
    region: new Names(),
  };
  readonly #paths = new Map<string, readonly string[]>();
  readonly #byYear = new Map<number, number[]>();
  readonly #columns: Columns;

  /** @param students - in the order in which equal scores are ranked */
  constructor(students: readonly MatchStudent[]) {
    this.size = students.length;
    students.forEach((student, at) => {
      if (!isSeeking(student)) return;
      const members = this.#byYear.get(student.gradYear);
      if (members) members.push(at);
      else this.#byYear.set(student.gradYear, [at]);
    });
    this.#columns = this.#columnsOf(students);
  }

  /** Scores of the students who pass the gates of the post; `isTaken` says that the pair has a history. */
  scores(post: MatchPost, weights: MatchWeights, isTaken: (at: number) => boolean): PoolScore[] {
    if (!post.isOpen) return [];
    const tables = this.#tablesOf(post);
    const found: PoolScore[] = [];
    for (const year of new Set(post.gradYears))
      for (const at of this.#byYear.get(year) ?? []) {
        if (!tables.edu[this.#columns.educations[at] as number]) continue;
        const skill = this.#skillRate(at, tables);
        if (skill < 0 || isTaken(at)) continue;
        found.push({ at, score: this.#score(at, skill, post, tables, weights) });
      }
    return found;
  }

  #columnsOf(students: readonly MatchStudent[]): Columns {
    const { major, edu, skill, type, region } = this.#names;
    const typeNumber = (path: readonly string[]): number => {
      const key = path.join('/');
      this.#paths.set(key, path);
      return type.numberOf(key);
    };
    return {
      majors: Int32Array.from(students, (one) => major.numberOf(one.major)),
      educations: Int32Array.from(students, (one) => edu.numberOf(one.eduLevel)),
      pays: Int32Array.from(students, ({ intentions }) => wishedPay(intentions) ?? noPay),
      times: Uint8Array.from(students, ({ intentions }) => soonest(intentions)),
      skills: packLists(
        students.map((one) => [...one.skills].map(([id, level]) => skill.numberOf(id) * levels + level)),
      ),
      types: packLists(
        students.map((one) => one.intentions.flatMap(({ typePaths }) => typePaths.map((path) => typeNumber(path)))),
      ),
      regions: packLists(
        students.map((one) => one.intentions.flatMap(({ regions }) => regions.map((code) => region.numberOf(code)))),
      ),
    };
  }
  #tablesOf(post: MatchPost): PostTables {
    const { major, edu, skill, type, region } = this.#names;
    const shares = new Uint8Array(skill.all.length * levels);
    const required = new Uint8Array(skill.all.length);
    for (const wanted of post.skills) {
      const number = skill.find(wanted.skillId);
      if (number === undefined) continue;
      required[number] = wanted.required;
      for (let level = 1; level < levels; level += 1) shares[number * levels + level] = skillShare(level, wanted.level);
    }
    return {
      edu: edu.all.map((code) => isEducated(code, post.eduRequire)),
      major: major.all.map((code) => majorRate(post.majors, code)),
      skill: shares,
      required,
      mustHold: post.skills.filter((one) => one.required === 1).length,
      wanted: post.skills.length,
      type: type.all.map((key) => getTypeRate(post.typePath, this.#paths.get(key) ?? [])),
      region: region.all.map((code) => Math.max(0, ...post.regions.map((place) => getRegionRate(place, code)))),
    };
  }
  /** -1 when a required skill is missing. */
  #skillRate(at: number, { skill, required, mustHold, wanted }: PostTables): Rate {
    const { starts, values } = this.#columns.skills;
    let [sum, held] = [0, 0];
    for (let i = starts[at] as number; i < (starts[at + 1] as number); i += 1) {
      const value = values[i] as number;
      sum += skill[value] as number;
      held += required[value >> 2] as number;
    }
    return held < mustHold ? -1 : getSkillRate(sum, wanted);
  }
  #score(at: number, skill: Rate, post: MatchPost, tables: PostTables, weights: MatchWeights): number {
    const { majors, pays, times, types, regions } = this.#columns;
    const pay = pays[at] as number;
    return matchTotal(
      {
        edu: fullRate,
        major: tables.major[majors[at] as number] as Rate,
        skill,
        type: best(types, at, tables.type, 500),
        region: best(regions, at, tables.region, 0),
        salary: salaryRate(post, pay === noPay ? null : pay),
        time: timeRate(post.nature, times[at] as number),
      } satisfies Record<MatchDimension, Rate>,
      weights,
    );
  }
}
function best({ starts, values }: Lists, at: number, rates: readonly Rate[], otherwise: Rate): Rate {
  const [from, to] = [starts[at] as number, starts[at + 1] as number];
  if (from === to) return otherwise;
  let highest = 0;
  for (let i = from; i < to; i += 1) highest = Math.max(highest, rates[values[i] as number] as Rate);
  return highest;
}

/** The scores that reach the threshold, the highest first and at most `top`; equal ones in the order of the pool. */
export const topScores = (scores: readonly PoolScore[], threshold: number, top: number): PoolScore[] =>
  scores
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, top);
