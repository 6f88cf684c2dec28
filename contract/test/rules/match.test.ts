import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyPost } from '../../src/areas/post/index.ts';
import { employUser, resume, resumeIntention, resumeSkill } from '../../src/areas/resume/index.ts';
import {
  explainMatch,
  failedGates,
  gateText,
  getRegionRate,
  getTypeRate,
  MatchPool,
  type MatchPost,
  type MatchStudent,
  majorRate,
  matchColumns,
  matchInputs,
  rateMatch,
  readParts,
  salaryRate,
  skillRate,
  timeRate,
  topScores,
  writeParts,
} from '../../src/rules/index.ts';
import { posts, seekers, students, weights } from './match-arbitraries.ts';

const same = (text: string) => text;
const labels = {
  edu: same,
  wantedEdu: same,
  major: same,
  skill: same,
  level: String,
  type: same,
  region: same,
  time: String,
  pay: '面议',
};
const explain = (post: MatchPost, student: MatchStudent, w: Parameters<typeof rateMatch>[2]) =>
  explainMatch({ post, student, weights: w, labels, ruleVersion: 1, parts: rateMatch(post, student, w) });
const getTotal = (...pair: Parameters<typeof rateMatch>) => rateMatch(...pair).total;
const shuffled = <T>(list: readonly T[]): T[] => [...list].reverse();

describe('a score', () => {
  it('is between 0 and 100 and the rounded sum of the points of its explanation', () => {
    fc.assert(
      fc.property(posts, students, weights, (post, student, w) => {
        const total = getTotal(post, student, w);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100);
        const { dims, ...more } = explain(post, student, w);
        expect(more.total).toBe(total);
        expect(Math.floor((dims.reduce((sum, one) => sum + one.points, 0) + 500) / 1000)).toBe(total);
        expect(more.met).toBeLessThanOrEqual(more.of);
      }),
    );
  });
  it('gives equal bytes for equal inputs, in any order of majors, skills, places and wishes', () => {
    fc.assert(
      fc.property(posts, students, weights, (post, student, w) => {
        const turned: MatchPost = {
          ...post,
          majors: shuffled(post.majors),
          skills: shuffled(post.skills),
          regions: shuffled(post.regions),
          gradYears: shuffled(post.gradYears),
        };
        const other: MatchStudent = {
          ...student,
          skills: new Map(shuffled([...student.skills])),
          intentions: shuffled(student.intentions).map((wish) => ({ ...wish, regions: shuffled(wish.regions) })),
        };
        expect(JSON.stringify(explain(turned, other, w))).toBe(JSON.stringify(explain(post, student, w)));
        expect(writeParts(rateMatch(turned, other, w))).toBe(writeParts(rateMatch(post, student, w)));
        expect(failedGates(turned, other, false)).toEqual(failedGates(post, student, false));
      }),
    );
  });
  it('never falls when the student gains a listed skill or a level', () => {
    fc.assert(
      fc.property(posts, students, weights, fc.nat(), (post, student, w, n) => {
        fc.pre(post.skills.length > 0);
        const { skillId } = post.skills[n % post.skills.length] as MatchPost['skills'][number];
        const level = Math.min(3, (student.skills.get(skillId) ?? 0) + 1);
        const better = { ...student, skills: new Map([...student.skills, [skillId, level]]) };
        expect(getTotal(post, better, w)).toBeGreaterThanOrEqual(getTotal(post, student, w));
      }),
    );
  });
  it('never falls when the post drops a skill that the student lacks, drops its majors or raises its pay', () => {
    fc.assert(
      fc.property(posts, students, weights, fc.nat({ max: 9000 }), (post, student, w, more) => {
        const before = getTotal(post, student, w);
        const lacking = post.skills.find(({ skillId }) => !student.skills.has(skillId));
        const easier = { ...post, skills: post.skills.filter((one) => one !== lacking) };
        expect(getTotal(easier, student, w)).toBeGreaterThanOrEqual(before);
        expect(getTotal({ ...post, majors: [] }, student, w)).toBeGreaterThanOrEqual(before);
        const salaryMax = post.salaryMax === null ? null : post.salaryMax + more;
        expect(getTotal({ ...post, salaryMax }, student, w)).toBeGreaterThanOrEqual(before);
      }),
    );
  });
  it('is explained equally after its parts were stored', () => {
    fc.assert(
      fc.property(posts, students, weights, (post, student, w) => {
        const { rates, skills } = rateMatch(post, student, w);
        const stored = writeParts({ rates, skills });
        expect(stored.length).toBeLessThanOrEqual(60);
        expect(readParts(stored)).toEqual({ rates, skills });
      }),
    );
    expect(readParts('1000,700|2')).toBeUndefined();
  });
});

describe('a pool', () => {
  it('keeps the pairs that pass the gates, with the scores of single pairs', () => {
    const pool = fc.array(fc.oneof(students, seekers), { maxLength: 12 });
    fc.assert(
      fc.property(posts, pool, weights, (post, list, w) => {
        const isTaken = (at: number) => at % 5 === 4;
        const single = list.flatMap((student, at) =>
          failedGates(post, student, isTaken(at)).length > 0 ? [] : [{ at, score: getTotal(post, student, w) }],
        );
        const found = new MatchPool(list).scores(post, w, isTaken);
        expect(found.sort((a, b) => a.at - b.at)).toEqual(single);
      }),
    );
  });
  it('ranks by score and keeps the order of equal ones', () => {
    const scores = [60, 90, 59, 90, 70].map((score, at) => ({ at, score }));
    expect(topScores(scores, 60, 3).map(({ at }) => at)).toEqual([1, 3, 4]);
  });
});

describe('the rates', () => {
  it.each([
    [[], '080901', 1000],
    [['080901'], '080901', 1000],
    [['0809'], '080901K', 1000],
    [['08'], '080901', 1000],
    [['U'], '080901', 1000],
    [['080902'], '080901', 700],
    [['0828'], '080901', 300],
    [['020301', '080902'], '080901', 700],
    [['020301'], '080901', 0],
    [['G0812'], '081201', 0],
    [['G'], 'G0812', 1000],
  ])('of majors %j for %s is %i', (listed, major, rate) => {
    expect(majorRate(listed, major)).toBe(rate);
  });
  it('of skills is the mean share of the wanted levels', () => {
    const wanted = [
      { skillId: 'a', level: 3, required: 0 },
      { skillId: 'b', level: 2, required: 0 },
      { skillId: 'c', level: 1, required: 0 },
    ];
    expect(
      skillRate(
        wanted,
        new Map([
          ['a', 2],
          ['b', 3],
        ]),
      ),
    ).toBe(555);
    expect(skillRate([], new Map())).toBe(1000);
  });
  it.each([
    [['a', 'b', 'c'], 1000],
    [['a', 'b', 'd'], 600],
    [['a', 'e'], 300],
    [['x'], 0],
  ])('of the wished type %j is %i', (wished, rate) => {
    expect(getTypeRate(['a', 'b', 'c'], wished)).toBe(rate);
  });
  it.each([
    ['330100', '330106', 1000],
    ['330106', '330100', 1000],
    ['330100', '330000', 1000],
    ['330100', '330200', 500],
    ['330100', '110100', 0],
    ['330100', '000000', 1000],
  ])('of %s for the wish %s is %i', (place, wished, rate) => {
    expect(getRegionRate(place, wished)).toBe(rate);
  });
  it.each([
    [1, 6000, 6000, 1000],
    [1, 6000, 7000, 833],
    [1, 6000, 12_000, 0],
    [2, 200, 4350, 1000],
    [2, 200, 5000, 850],
    [3, null, 9000, 1000],
    [1, 6000, null, 1000],
  ])('of pay type %i up to %s for a wish of %s is %i', (salaryType, salaryMax, wish, rate) => {
    expect(salaryRate({ salaryType, salaryMax }, wish)).toBe(rate);
  });
  it('of the time counts for internships only', () => {
    expect([1, 3, 4, 5].map((at) => timeRate(2, at))).toEqual([1000, 1000, 600, 0]);
    expect(timeRate(1, 5)).toBe(1000);
  });
});

it('names the failed gates in order', () => {
  fc.assert(
    fc.property(posts, seekers, (post, seeker) => {
      const student = { ...seeker, skills: new Map(), gradYear: 1999 };
      const strict = { ...post, isOpen: false, skills: [{ skillId: 'b', level: 1, required: 1 }] };
      const gates = failedGates(strict, student, true);
      expect(gates.map(({ gate }) => gate).filter((gate) => gate !== 'edu')).toEqual([
        'post',
        'grad',
        'pair',
        'hardSkill',
      ]);
      expect(gateText(gates.at(-1) as (typeof gates)[number], (id) => `技能${id}`)).toBe('缺少必备技能：技能b');
    }),
  );
});

describe('protected data', () => {
  const never =
    /sex|gender|age\b|birth|nation|political|origin|domicile|household|urban|difficult|normal|school|photo|marital|marriage|idCard|id_card|realname|name\b|mobile|mail|wechat/i;
  const tables = { rc_company_post: companyPost, rc_employ_user: employUser, rc_resume: resume } as const;
  it('is in no column that a match reads', () => {
    const columns: readonly string[] = Object.values(matchColumns).flat();
    expect(columns.filter((name) => never.test(name))).toEqual([]);
    // The pattern finds the protected columns of the tables.
    const all = [...Object.keys(employUser.fields), ...Object.keys(resume.fields)].filter((name) => never.test(name));
    expect(all).toEqual(
      expect.arrayContaining([
        'sex',
        'birthday',
        'nation',
        'political',
        'originCode',
        'difficultyType',
        'schoolName',
        'photo',
      ]),
    );
  });
  it('reads columns that exist', () => {
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    for (const [table, e] of Object.entries({
      ...tables,
      rc_resume_skill: resumeSkill,
      rc_resume_intention: resumeIntention,
    })) {
      const known = Object.entries(e.fields).map(([name, field]) =>
        snake((field as { column?: string }).column ?? name),
      );
      const flow = 'workflow' in e && e.workflow ? [snake(e.workflow.column)] : [];
      expect([...known, ...flow]).toEqual(
        expect.arrayContaining([...matchColumns[table as keyof typeof matchColumns]]),
      );
    }
  });
  it('is in no input of the score, and further values of the row change nothing', () => {
    expect(
      Object.values(matchInputs)
        .flat()
        .filter((name) => never.test(name)),
    ).toEqual([]);
    fc.assert(
      fc.property(posts, students, weights, fc.anything(), (post, student, w, value) => {
        const hidden = {
          sex: value,
          nation: value,
          political: value,
          originCode: value,
          difficultyType: value,
          birthday: value,
          schoolName: value,
          photo: value,
        };
        expect(rateMatch(post, { ...student, ...hidden }, w)).toEqual(rateMatch(post, student, w));
        expect(failedGates(post, { ...student, ...hidden }, false)).toEqual(failedGates(post, student, false));
      }),
    );
  });
});
