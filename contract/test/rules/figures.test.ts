import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  chinaDay,
  chinaHour,
  dayNumber,
  getDay,
  type Holiday,
  isWorkingDay,
  lastOverdueDay,
  listPaging,
  overdue,
  pageAfterRemoval,
  type ResumeData,
  resumeCompleteness,
  screenLayout,
  totalText,
  workingDaysBetween,
} from '../../src/rules/index.ts';

describe('working days', () => {
  // 2026-10-01 is a Thursday; 10-10 a Saturday that is worked for the holiday.
  const holidays: Holiday[] = [
    ...['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'].map(
      (date): Holiday => ({ date, kind: 1 }),
    ),
    { date: '2026-10-10', kind: 2 },
  ];

  it('are Monday to Friday unless the calendar says otherwise', () => {
    expect(['2026-09-28', '2026-10-02', '2026-10-03', '2026-10-04'].map((day) => isWorkingDay(day))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['2026-10-02', '2026-10-03', '2026-10-10'].map((day) => isWorkingDay(day, holidays))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isWorkingDay('1969-12-31')).toBe(true);
  });

  it.each([
    ['2026-09-28', '2026-09-28', 0],
    ['2026-09-28', '2026-09-29', 1],
    ['2026-09-30 23:59:59', '2026-10-08 00:00:00', 1],
    ['2026-09-30', '2026-10-12', 4],
    ['2026-10-12', '2026-09-30', 0],
  ])('from %s to %s', (from, to, days) => {
    expect(workingDaysBetween(from, to, holidays)).toBe(days);
  });

  it('are added', () => {
    expect(addWorkingDays('2026-09-30', 1, holidays)).toBe('2026-10-08');
    expect(addWorkingDays('2026-09-30', 3, holidays)).toBe('2026-10-10');
    expect(addWorkingDays('2026-10-02', 1)).toBe('2026-10-05');
    expect(addWorkingDays('2026-10-03', 0)).toBe('2026-10-03');
  });

  it('are overdue from the first working day after the last allowed one, by the clock in China', () => {
    const submitted = '2026-09-28 17:00:00';
    expect(overdue(submitted, new Date('2026-10-01T15:59:59Z'), 3)).toBe(false);
    expect(overdue(submitted, new Date('2026-10-01T16:00:00Z'), 3)).toBe(true);
    expect(overdue(submitted, new Date('2026-10-01T16:00:00Z'), 3, holidays)).toBe(false);
    expect(overdue(submitted, new Date('2026-10-08T15:59:59Z'), 3, holidays)).toBe(false);
    expect(overdue(submitted, new Date('2026-10-08T16:00:00Z'), 3, holidays)).toBe(true);
  });

  it('tell the last day whose submissions are overdue', () => {
    for (const [today, days] of [
      ['2026-10-02', 3],
      ['2026-10-05', 1],
      ['2026-10-08', 0],
      ['2026-10-10', 5],
    ] as const)
      for (const calendar of [[], holidays]) {
        const last = lastOverdueDay(today, days, calendar);
        const now = new Date(`${today}T10:00:00+08:00`);
        expect(overdue(`${last} 23:59:59`, now, days, calendar), `${today} ${days}`).toBe(true);
        expect(overdue(`${getDay(dayNumber(last) + 1)} 00:00:00`, now, days, calendar), `${today} ${days}`).toBe(false);
      }
  });

  it('need a day that exists', () => {
    expect(() => isWorkingDay('2026-02-30')).toThrow(RangeError);
    expect(() => workingDaysBetween('x', '2026-01-01')).toThrow(RangeError);
    expect(() => addWorkingDays('2026-01-1', 1)).toThrow(RangeError);
  });
});

it('reads the clock in China', () => {
  expect(chinaDay(new Date('2025-12-31T16:00:00Z'))).toBe('2026-01-01');
  expect(chinaHour(new Date('2025-12-31T15:59:59Z'))).toBe(23);
});

describe('paging', () => {
  it('tells the rows shown', () => {
    expect(totalText(37, [11, 20])).toBe('11-20 共37条');
    expect(totalText(0, [0, 0])).toBe('0-0 共0条');
    expect(listPaging).toEqual({ pageSize: 10, options: [10, 20, 30] });
  });
  it.each([
    [3, 10, 21, 1, 2],
    [3, 10, 22, 1, 3],
    [1, 10, 1, 1, 1],
    [5, 10, 50, 30, 2],
    [2, 10, 40, 10, 2],
  ])('page %i of %i a page, %i rows, %i removed: page %i', (current, size, total, removed, page) => {
    expect(pageAfterRemoval(current, size, total, removed)).toBe(page);
  });
});

it.each([
  [1088, false, false, false],
  [1087, true, false, false],
  [769, true, false, false],
  [768, true, true, false],
  [500, true, true, false],
  [499, true, true, true],
])('lays out a window of %i px', (width, mobile, sidebarCollapsed, scrollsSideways) => {
  expect(screenLayout(width)).toEqual({ mobile, sidebarCollapsed, scrollsSideways });
});

describe('completeness of a resume', () => {
  const student = {
    realname: '张三',
    sex: 1,
    mobile: '13800138000',
    schoolName: '示例大学',
    eduLevel: '31',
    majorCode: '0809',
    gradDate: '2027-06-30',
  };
  const full: ResumeData = {
    student,
    photo: 'a.png',
    headline: '前端',
    selfEvaluation: '踏实',
    education: [{}],
    experience: [{}],
    skills: [{}, {}, {}],
    certificates: [{}],
    intentions: [{}],
  };

  it('is 100 for a full one and 0 for an empty one', () => {
    expect(resumeCompleteness(full)).toBe(100);
    expect(
      resumeCompleteness({ student: {}, education: [], experience: [], skills: [], certificates: [], intentions: [] }),
    ).toBe(0);
  });

  it.each<[string, Partial<ResumeData>, number]>([
    ['basic data', { student: { ...student, mobile: ' ' } }, 80],
    ['photo', { photo: null }, 95],
    ['headline', { headline: '  ' }, 95],
    ['intention', { intentions: [] }, 85],
    ['education', { education: [] }, 85],
    ['experience', { experience: [] }, 80],
    ['a third skill', { skills: [{}, {}] }, 90],
    ['certificate', { certificates: [] }, 95],
    ['self-evaluation', { selfEvaluation: '' }, 95],
  ])('loses what %s is worth', (_, missing, score) => {
    expect(resumeCompleteness({ ...full, ...missing })).toBe(score);
  });
});
