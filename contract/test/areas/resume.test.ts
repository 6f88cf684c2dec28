import { describe, expect, it } from 'vitest';
import {
  employUser,
  getAccess,
  getSearchText,
  listsRefusal,
  type ResumeLists,
  resume,
  resumeLists,
  studentProblems,
} from '../../src/areas/resume/index.ts';
import { mask } from '../../src/rules/index.ts';

const lists = (more: Partial<ResumeLists> = {}): ResumeLists => ({
  educations: [],
  experiences: [],
  skills: [],
  certs: [],
  intentions: [],
  ...more,
});
const rows = (n: number): Record<string, unknown>[] => Array.from({ length: n }, (_, i) => ({ skillId: `s${i}` }));

describe('what a company reads of a student', () => {
  it.each([
    ['nothing without a delivery', [], 'gone'],
    ['all once confirmed', [{ status: 1, studentConfirm: 1 }], 'full'],
    ['all of one it refused', [{ status: 3, studentConfirm: 1 }], 'full'],
    ['all of one transferred or closed with its post', [{ status: 6, studentConfirm: 1 }], 'full'],
    ['no contact before he confirms', [{ status: 1, studentConfirm: 0 }], 'masked'],
    ['nothing once withdrawn', [{ status: 4, studentConfirm: 1 }], 'gone'],
    ['nothing once declined', [{ status: 5, studentConfirm: 2 }], 'gone'],
    ['nothing once lapsed', [{ status: 5, studentConfirm: 3 }], 'gone'],
    [
      'the best of several',
      [
        { status: 4, studentConfirm: 1 },
        { status: 1, studentConfirm: 0 },
      ],
      'masked',
    ],
  ] as const)('is %s', (_name, deliveries, access) => {
    expect(getAccess(deliveries)).toBe(access);
  });
  it('leaves a surname, also of a rare one', () => {
    expect(mask('surname', '王小明')).toBe('王同学');
    expect(mask('surname', '𠮷田')).toBe('𠮷同学');
  });
});

describe('the lists of a résumé', () => {
  it('hold as many rows as their list allows', () => {
    for (const [key, { title, most }] of Object.entries(resumeLists)) {
      expect(listsRefusal(lists({ [key]: rows(most) }))).toBeUndefined();
      expect(listsRefusal(lists({ [key]: rows(most + 1) }))?.message).toBe(`${title}最多${most}条!`);
    }
  });
  it('name the row whose period ends before it began; an open end is none', () => {
    const period = (endDate: string | null) => ({ startDate: '2025-07-01', endDate });
    expect(listsRefusal(lists({ experiences: [period(null), period('2025-08-01')] }))).toBeUndefined();
    expect(listsRefusal(lists({ experiences: [period(null), period('2025-07-01')] }))?.message).toBe(
      '实践经历第2行：结束应晚于开始!',
    );
  });
  it('are gathered for the search, each member once', () => {
    const intentions = [
      { postTypeIds: 'a,b', regionCodes: '000000' },
      { postTypeIds: 'b,c', regionCodes: '330100,000000' },
    ];
    expect(getSearchText({ skills: rows(2), intentions })).toEqual({
      skillIds: 's0,s1',
      intentionTypes: 'a,b,c',
      intentionCities: '000000,330100',
    });
    expect(getSearchText({ skills: [], intentions: [] })).toEqual({
      skillIds: null,
      intentionTypes: null,
      intentionCities: null,
    });
  });
});

it('the recommendation form is submitted for a student with the code for acting in his name', () => {
  expect(resume.can.submit).toBe('resume:delivery:behalf');
  expect(resume.can.approve).toBe('resume:resume:audit');
  expect(employUser.can.importExcel).toBe('employ:employUser:importExcel');
});

describe("a student's values together", () => {
  const today = '2026-11-21';
  it.each([
    ['a birthday before 1950', { birthday: '1949-12-31' }, { birthday: '出生日期应在1950-01-01到2026-11-21之间!' }],
    ['a birthday to come', { birthday: '2026-11-22' }, { birthday: '出生日期应在1950-01-01到2026-11-21之间!' }],
    ['being sent by nobody', { trainMode: 2 }, { trainUnit: '请填写定向或委培单位!' }],
  ])('refuses %s', (_name, draft, problems) => {
    expect(studentProblems(draft, today)).toEqual(problems);
  });
  it('refuses to graduate on the day of enrolment', () => {
    const days = { enrollDate: '2024-09-01', gradDate: '2024-09-01' };
    expect(Object.keys(studentProblems(days, today))).toEqual(['gradDate']);
  });
  it('has nothing against ordinary values', () => {
    const draft = { birthday: '2004-02-29', enrollDate: '2023-09-01', gradDate: '2027-06-30', trainMode: 1 };
    expect(studentProblems(draft, today)).toEqual({});
    expect(studentProblems({ trainMode: 4, trainUnit: '云湖电力' }, today)).toEqual({});
  });
});
