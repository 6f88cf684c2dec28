import { describe, expect, it } from 'vitest';
import {
  auditedChanges,
  exceptionPhrases,
  keyChanges,
  postProblems,
  postWordHits,
  seededPostTypes,
  seededWords,
  toRisks,
} from '../../src/areas/post/index.ts';

const today = '2025-10-15';
const post = {
  name: '前端开发工程师',
  postTypeId: 't1',
  nature: 1,
  headcount: 4,
  gradYears: '2025,2026',
  salaryType: 1,
  salaryMin: 6000,
  salaryMax: 9000,
  majorCodes: '0809,0812',
  workPalce: '330100,330200',
  skills: [
    { skillId: 'a', level: 2, required: 1 },
    { skillId: 'b', level: 1, required: 0 },
  ],
  duty: '<p>负责</p>',
  requirement: '<p>熟悉</p>',
  endDate: '2025-12-14',
} as const;
const problems = (more: object, on: object = {}): Record<string, string> =>
  postProblems({ ...post, ...more }, { today, isAgency: false, ...on });

describe('what is wrong with a post', () => {
  it('is nothing with a good one', () => expect(problems({})).toEqual({}));
  it('is pay below the minimum wage, for full-time work by the month', () => {
    const on = { minWage: 2490 };
    const low = { salaryMin: 2489, salaryMax: 5000 };
    expect(problems(low, on)).toEqual({ salaryMin: '薪资不得低于当地最低工资标准（2490元）' });
    expect(problems({ ...low, salaryMin: 2490 }, on)).toEqual({});
    expect(problems({ ...low, nature: 2 }, on)).toEqual({});
    expect(problems({ salaryType: 2, salaryMin: 100, salaryMax: 200 }, on)).toEqual({});
  });
  it.each([
    ['no salary', { salaryMin: null, salaryMax: null }, { salaryMin: '请输入最低薪资!', salaryMax: '请输入最高薪资!' }],
    ['no salary where it is negotiable', { salaryType: 3, salaryMin: null, salaryMax: null }, {}],
    ['a monthly salary below the range', { salaryMin: 999 }, { salaryMin: '最低薪资应在1000到200000之间!' }],
    ['a monthly salary above it', { salaryMax: 200_001 }, { salaryMax: '最高薪资应在1000到200000之间!' }],
    [
      'a daily salary above the range',
      { salaryType: 2, salaryMin: 200, salaryMax: 5001 },
      { salaryMax: '最高薪资应在50到5000之间!' },
    ],
    ['a daily salary in it', { salaryType: 2, salaryMin: 50, salaryMax: 150 }, {}],
    ['a reversed range', { salaryMin: 9000, salaryMax: 8999 }, { salaryMax: '最高薪资不能低于最低薪资!' }],
    ['a range of one figure', { salaryMin: 9000, salaryMax: 9000 }, {}],
    ['three times the lowest', { salaryMin: 3000, salaryMax: 9000 }, {}],
    [
      'more than three times',
      { salaryMin: 3000, salaryMax: 9001 },
      { salaryMax: '薪资范围过大，最高不超过最低的3倍!' },
    ],
    ['a last day of today', { endDate: today }, { endDate: '截止日期应晚于今天!' }],
    ['a last day of tomorrow', { endDate: '2025-10-16' }, {}],
    ['a last day before the first', { startDate: '2025-12-20' }, { endDate: '截止日期应晚于发布日期!' }],
    ['180 days', { endDate: '2026-04-13' }, {}],
    ['181 days', { endDate: '2026-04-14' }, { endDate: '截止日期不能超过发布日期后180天!' }],
    ['180 days from a later start', { startDate: '2025-10-16', endDate: '2026-04-14' }, {}],
    ['years within two of this one', { gradYears: '2023,2024,2025,2026,2027' }, {}],
    ['an earlier year', { gradYears: '2022,2025' }, { gradYears: '毕业年份的值不在可选范围内!' }],
    ['a later year', { gradYears: '2028' }, { gradYears: '毕业年份的值不在可选范围内!' }],
    [
      'eleven skills',
      { skills: Array.from({ length: 11 }, (_, i) => ({ skillId: `${i}`, level: 1, required: 0 })) },
      { skills: '技能要求最多选择10项!' },
    ],
    ['a skill twice', { skills: [post.skills[0], { ...post.skills[0], level: 3 }] }, { skills: '技能要求不能重复' }],
    [
      'a level that does not exist',
      { skills: [{ skillId: 'a', level: 4, required: 0 }] },
      { skills: '技能要求格式不正确!' },
    ],
    ['something else as skills', { skills: { a: 1 } }, { skills: '技能要求格式不正确!' }],
  ])('%s', (_what, more, expected) => expect(problems(more)).toEqual(expected));

  it('asks an agency for the employer', () => {
    expect(problems({}, { isAgency: true })).toEqual({ employer: '请填写实际用工单位!' });
    expect(problems({ employer: '某制造公司' }, { isAgency: true })).toEqual({});
  });
  it('holds dates and years against today only when they change', () => {
    const old = { ...post, endDate: '2025-10-01', gradYears: '2021' };
    expect(problems(old, { before: old })).toEqual({});
    expect(problems({ ...old, endDate: '2025-10-02' }, { before: old })).toEqual({ endDate: '截止日期应晚于今天!' });
  });
});

describe('key fields', () => {
  it.each([
    ['name', { name: '后端开发工程师' }],
    ['postTypeId', { postTypeId: 't2' }],
    ['majorCodes', { majorCodes: '0809' }],
    ['skills', { skills: [post.skills[0]] }],
    ['skills', { skills: [{ ...post.skills[0], level: 3 as const }, post.skills[1]] }],
    ['salaryType', { salaryType: 2 }],
    ['salaryMin', { salaryMin: 6500 }],
    ['salaryMax', { salaryMax: 10_000 }],
    ['workPalce', { workPalce: '330100' }],
    ['duty', { duty: '<p>另外</p>' }],
    ['requirement', { requirement: null }],
    ['headcount', { headcount: 7 }],
  ])('hold %s', (name, more) =>
    expect(keyChanges(post, { ...post, ...more } as Parameters<typeof keyChanges>[1])).toEqual([name]),
  );
  it.each([
    ['the order of majors', { majorCodes: '0812,0809' }],
    ['the order of places', { workPalce: '330200,330100' }],
    ['the order of skills', { skills: [...post.skills].reverse() }],
    ['half as many again', { headcount: 6 }],
    ['fewer', { headcount: 1 }],
    ['the last day', { endDate: '2026-01-01' }],
    ['the address', { workAddress: '示例路1号' }],
  ])('do not count %s', (_what, more) => expect(keyChanges(post, { ...post, ...more })).toEqual([]));
  it('do not count one that an older version does not hold', () => {
    const { workPalce: _later, ...older } = post;
    expect(keyChanges(older, post)).toEqual([]);
  });
});

describe('a head count of an open post', () => {
  const grown = (headcount: number, approved: number | null) =>
    auditedChanges({ ...post, headcount: 5 }, { ...post, headcount }, approved);
  it('is compared with the approved one, not with the last one that was small enough', () => {
    expect(grown(6, 4)).toEqual([]);
    expect(grown(7, 4)).toEqual(['headcount']);
    expect(grown(7, 5)).toEqual([]);
  });
  it('is compared with the stored one before the first decision', () => {
    expect(grown(7, null)).toEqual([]);
    expect(grown(8, null)).toEqual(['headcount']);
  });
});

describe('the word list on a post', () => {
  const words = seededWords.map((word, i) => ({ id: `${i}`, exceptions: [] as string[], ...word }));
  const hits = (texts: object, list = words): string[] =>
    postWordHits(texts, list).map(({ field, word, text }) => `${field} ${word} ${text}`);

  it('is held against name, duty and requirement, their marks aside', () => {
    expect(
      hits({ name: '211院校教师', duty: '<p>要求<b>限</b>男</p>', requirement: '<p>双 一 流&nbsp;高校</p>' }),
    ).toEqual(['name 211 211', 'duty 限男 限男', 'requirement 双一流 双 一 流']);
  });
  it.each([
    ['月薪2110元', []],
    ['９８５优先', ['name 985 ９８５']],
    ['仅限女生', ['name 仅限女 仅限女']],
    ['不收押金，无培训费', ['name 押金 押金', 'name 培训费 培训费']],
    ['前端开发', []],
  ])('finds in %j', (name, expected) => expect(hits({ name })).toEqual(expected));
  it('knows exception phrases as an administrator types them', () => {
    expect(exceptionPhrases('不收押金， 无需押金、退押金;；')).toEqual(['不收押金', '无需押金', '退押金']);
    const list = words.map((word) => ({ ...word, exceptions: word.word === '押金' ? ['不收押金'] : [] }));
    expect(hits({ name: '不收押金' }, list)).toEqual([]);
  });
  it('is kept once per word and field, with level and advice', () => {
    const risks = toRisks(postWordHits({ name: '押金押金', duty: '押金' }, words));
    expect(risks.map(({ field, word, level }) => [field, word, level])).toEqual([
      ['name', '押金', 2],
      ['duty', '押金', 2],
    ]);
    expect(risks[0]?.tip).toBe('不得向求职者收取费用，请核实');
  });
});

describe('what a tenant starts with', () => {
  it('is a tree of 11 roots, 62 nodes and 240 leaves that carry a category', () => {
    const byCode = new Map(seededPostTypes.map((type) => [type.code, type]));
    expect(byCode.size).toBe(313);
    const level = (code: string | null): number =>
      code === null ? 0 : 1 + level(byCode.get(code)?.parentCode ?? null);
    const levels = seededPostTypes.map((type) => level(type.code));
    expect([1, 2, 3].map((n) => levels.filter((l) => l === n).length)).toEqual([11, 62, 240]);
    for (const [i, type] of seededPostTypes.entries()) expect(type.category !== null).toBe(levels[i] === 3);
    expect(seededPostTypes.every(({ code, name }) => /^[A-Z0-9]{3,20}$/.test(code) && name.length > 0)).toBe(true);
  });
  it('has no two nodes of one name below one parent', () => {
    expect(new Set(seededPostTypes.map(({ parentCode, name }) => `${parentCode}/${name}`)).size).toBe(313);
  });
  it('has every group the documents name', () => {
    const below = (name: string): string[] => {
      const parent = seededPostTypes.find((type) => type.parentCode === null && type.name === name);
      return seededPostTypes.filter((type) => type.parentCode === parent?.code).map((type) => type.name);
    };
    expect(below('技术')).toEqual([
      '后端开发',
      '前端开发',
      '移动开发',
      '测试',
      '运维',
      '数据',
      '人工智能',
      '嵌入式',
      '硬件',
      '通信',
    ]);
    expect(below('生产制造')).toEqual(['机械', '电气', '工艺', '质量', '设备']);
    expect(below('研发与科研')).toEqual(['材料', '化工', '生物医药', '能源']);
    expect(below('职能')).toEqual(['人力资源', '行政', '法务', '采购']);
  });
  it('has 19 forbidden words and 12 hints', () => {
    expect([1, 2].map((level) => seededWords.filter((word) => word.level === level).length)).toEqual([19, 12]);
    expect(new Set(seededWords.map(({ word }) => word)).size).toBe(31);
  });
});
