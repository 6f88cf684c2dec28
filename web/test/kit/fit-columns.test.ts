import { entities } from '@campus/contract';
import { company } from '@campus/contract/enterprise';
import { fairApply } from '@campus/contract/jobfair';
import type { AnyEntity } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { preachAttendee, preachLive } from '@campus/contract/preach';
import { delivery, recommend } from '@campus/contract/resume';
import { describe, expect, it } from 'vitest';
import { type ListColumn, listColumns } from '../../src/kit/list/list-columns.tsx';
import { selectColumns } from '../../src/kit/list/use-column-settings.ts';
import { fitColumns } from '../../src/widgets/fit-columns.ts';

const column = (name: string, least: number, width: number, rank: number, isFixed = false) => ({
  name,
  least,
  width,
  rank,
  isFixed,
});
const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name).join(' ');
const widths = (columns: readonly { width: number }[]) => columns.map(({ width }) => width);
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

it('keeps what cannot be truncated at its width', () => {
  const { name, headcount, ...fields } = companyPost.fields;
  const drawn = { ...companyPost, fields: { ...fields, name, headcount: { ...headcount, whole: true, width: 252 } } };
  const least = (entity: typeof companyPost) => listColumns(entity, {}).find((one) => one.name === 'headcount')?.least;
  expect(least(drawn as typeof companyPost)).toBe(252);
  expect(least(companyPost)).toBeLessThan(252);
});

it('wraps a name of another row where its own list asks for it whole, and nowhere else', () => {
  const leastOf = (entity: AnyEntity, name: string) => {
    const column = listColumns(entity, {}).find((one) => one.name === name);
    return column && [column.least, column.width, column.isWrapped];
  };
  expect(leastOf(fairApply, 'fairTitle')).toEqual([148, 200, true]);
  expect(leastOf(preachLive, 'title')).toEqual([195, 344, true]);
  expect(leastOf(preachAttendee, 'title')?.[2]).toBe(false);
});

describe('fitColumns', () => {
  const columns = [
    column('name', 100, 200, 0),
    column('note', 120, 200, 3),
    column('state', 80, 100, 1),
    column('time', 130, 140, 2),
    column('count', 60, 80, 2),
  ];

  it('shows every column at its usual width when there is space', () => {
    expect(widths(fitColumns(columns, 720).columns)).toEqual([200, 200, 100, 140, 80]);
  });

  it('drops the columns of the lowest rank first and keeps the order of the others', () => {
    expect(names(fitColumns(columns, 480).columns)).toBe('name state time count');
    expect(names(fitColumns(columns, 320).columns)).toBe('name state time');
    expect(names(fitColumns(columns, 250).columns)).toBe('name state count');
  });

  it('widens high-ranking columns before the others', () => {
    const wished = [column('name', 100, 200, 0), column('state', 80, 120, 1), column('note', 100, 400, 2)];
    expect(widths(fitColumns(wished, 420).columns)).toEqual([200, 120, 100]);
    expect(widths(fitColumns(wished, 520).columns)).toEqual([200, 120, 200]);
  });

  it('always fills the table and never exceeds it', () => {
    for (let available = 100; available < 1500; available += 7) {
      const fitted = fitColumns(columns, available);
      expect(fitted.isWider).toBe(false);
      expect(sum(widths(fitted.columns))).toBeLessThanOrEqual(available);
      expect(available - sum(widths(fitted.columns))).toBeLessThan(columns.length * 2);
      for (const { width, least } of fitted.columns) expect(width).toBeGreaterThanOrEqual(least);
    }
  });

  it('neither stretches nor shrinks a column sized by the user', () => {
    const sized = [column('name', 100, 200, 0), column('note', 50, 333, 2, true), column('time', 100, 120, 2)];
    expect(fitColumns(sized, 900).columns[1]?.width).toBe(333);
    expect(names(fitColumns(sized, 400).columns)).toBe('name time');
  });

  it('scrolls only for columns required by the user', () => {
    const wanted = [column('name', 100, 200, 0), column('note', 150, 200, 0), column('time', 100, 120, 2)];
    const fitted = fitColumns(wanted, 200);
    expect(fitted.isWider).toBe(true);
    expect(names(fitted.columns)).toBe('name note');
  });

  it('shows all columns at their preferred width while the width is unknown', () => {
    expect(fitColumns(columns, 0).columns).toBe(columns);
  });
});

const kept = (size: 'middle' | 'small') => ({ widths: {}, hidden: [], shown: [], size });
/** Selection, numbering and the widest actions column. */
const reserved = 52 + 60 + 180;
/** Width of a list next to the open side bar. */
const inside = (screen: number) => screen - 200 - 50;
const fitted = (all: readonly ListColumn[], screen: number, size: 'middle' | 'small', taken = reserved, row?: object) =>
  fitColumns(selectColumns(all, kept(size), row ? [{ id: '1', ...row }] : []), inside(screen) - taken);
/** A row whose texts have eight characters each. */
const filledRow = (all: readonly ListColumn[]) =>
  Object.fromEntries(all.map(({ name }) => [`${name}_dictText`, '云湖理工学院本部']));

it('shows the names of schools whole and drops a column of a lower rank instead', () => {
  const all = listColumns(delivery, {});
  const widthFor = (schoolName: string) =>
    fitted(all, 1440, 'middle', 172, { ...filledRow(all), schoolName_dictText: schoolName }).columns.find(
      ({ name }) => name === 'schoolName',
    )?.width;
  expect(widthFor('临溪师范学院')).toBeGreaterThanOrEqual(6 * 14 + 16);
  expect(widthFor('云湖理工学院本部')).toBeGreaterThanOrEqual(8 * 14 + 16);
});

describe.each(entities.filter((entity) => entity.list.length > 0).map((entity) => [entity.name, entity] as const))(
  'the list of %s',
  (_name, entity) => {
    it.each([
      [1440, 'middle'],
      [1440, 'small'],
      [1280, 'middle'],
      [1280, 'small'],
    ] as const)('truncates no column at %i px (%s) and keeps its name and key columns', (screen, size) => {
      const all = listColumns(entity, {});
      const { columns, isWider } = fitted(all, screen, size, reserved, filledRow(all));
      expect(isWider).toBe(false);
      expect(sum(widths(columns))).toBeLessThanOrEqual(inside(screen) - reserved);
      for (const { width, least } of columns) expect(width).toBeGreaterThanOrEqual(least);
      const shown = new Set(columns.map(({ name }) => name));
      for (const { name, rank, isHidden } of all) if (rank <= 1 && !isHidden) expect(shown).toContain(name);
    });
  },
);

describe('the amount of data in a list', () => {
  it('fits eleven columns of companies and posts at 1440 px in compact density', () => {
    for (const entity of [company, companyPost]) {
      const { columns } = fitted(listColumns(entity, {}), 1440, 'small', 52 + 150);
      expect(columns.length + 2).toBeGreaterThanOrEqual(11);
    }
  });

  it.each([delivery, recommend])(
    'keeps the post and the company of a $title before the degree at 1280 px',
    (entity) => {
      const { columns } = fitted(listColumns(entity, {}), 1280, 'middle', 52 + 120);
      const shown = names(columns).split(' ');
      expect(shown).toEqual(expect.arrayContaining(['postName', 'companyName']));
    },
  );

  it('keeps room next to the state only while a row of the page is late', () => {
    const all = listColumns(delivery, {});
    const state = (overdue: number, waitUnit = 'days') =>
      selectColumns(all, kept('middle'), [{ id: '1', status: 1, overdue, waitUnit }]).find(
        ({ name }) => name === 'status',
      )?.least;
    expect((state(1) ?? 0) - (state(0) ?? 0)).toBe(60);
    expect((state(1, 'workdays') ?? 0) - (state(0, 'workdays') ?? 0)).toBe(96);
  });

  it('gives the state room for the longest stage of the page', () => {
    const all = listColumns(delivery, {});
    const state = (...stages: string[]) =>
      selectColumns(
        all,
        kept('middle'),
        stages.map((step_dictText, id) => ({ id: String(id), status: 1, step: 10, step_dictText })),
      ).find(({ name }) => name === 'status')?.least;
    expect((state('面试', '评价结果') ?? 0) - (state('面试', '录用') ?? 0)).toBe(24);
  });

  it('gives a column without values only the width of its heading', () => {
    const all = listColumns(company, {});
    const rows = [{ id: '1', companyName: '南屏' }];
    const industry = selectColumns(all, kept('middle'), rows).find(({ name }) => name === 'industry');
    expect(industry?.width).toBe(industry?.head);
    expect(selectColumns(all, kept('middle'), []).find(({ name }) => name === 'industry')?.width).toBe(114);
  });
});
