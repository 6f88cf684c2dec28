import { entities } from '@campus/contract';
import { type AnyEntity, type Field, findField, isStored } from '@campus/contract/kit';
import type { ImportCheck } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getColumn } from '../../src/kit/schema/registry.ts';
import { importColumns } from '../../src/kit/spreadsheet/import-cells.ts';
import { sheetLines } from '../support/sheet-cells.ts';
import { mapSideBySide } from '../support/side-by-side.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';
import { accounts, getRole, getSession, served } from './declared.ts';

/*
 * An import says nothing that its file did not say: a refused row comes back as it was sent, and its reason holds no
 * stored value. A reference to a row that the caller does not see is refused in the words of one that does not exist.
 */
type Row = Readonly<Record<string, unknown>>;
type Cells = Readonly<Record<string, string>>;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
});
afterAll(() => app.close());

const importers: ReadonlySet<string> = new Set(['demo_school_admin_1', 'demo_school_staff_1', 'hr01']);
const importable = served.filter(({ calls }) => calls.includes('importExcel'));
async function upload(as: string, e: AnyEntity, rows: readonly Cells[], fields: Cells = {}) {
  const { payload, headers } = await xlsxUpload(rows, fields);
  return (await app.call({ method: 'POST', url: `/server${e.path}/importExcel`, as, payload, headers })).body;
}
async function check(as: string, e: AnyEntity, rows: readonly Cells[]): Promise<ImportCheck | undefined> {
  const { result } = await upload(as, e, rows, { check: '1' });
  return Array.isArray(result?.faults) ? result : undefined;
}
/** Audience and entity of imports whose file of refused rows was read: it holds the faults that a check shows to each account. */
const filed = new Set<string>();
/** Texts of a stored row, long enough not to be found in a sentence by chance. */
const tellingTexts = (row: Row): string[] =>
  Object.values(row).flatMap((value) => (typeof value === 'string' && value.length >= 4 ? [value] : []));

/** Rows with the stored keys of other rows and nonsense elsewhere, so that every row collides. */
const probe = (e: AnyEntity, stored: Row): Cells =>
  Object.fromEntries(
    importColumns(e).map(({ name, title }) => {
      const field = findField(e, name) as Field;
      const value = String(stored[getColumn(name, field)] ?? '');
      const isPlainText = field.kind === 'text' && !field.encrypted;
      return [title, isPlainText && value !== '' ? value : '试探'];
    }),
  );
const storedRows = async (e: AnyEntity): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(e.table)} order by id limit 6`.execute(app.engine.db)).rows;

interface Hidden {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}
/** Ids and names of rows that a column may refer to and the caller does not see: those of other tenants. */
async function hiddenIn(e: AnyEntity, { name, title }: { name: string; title: string }, as: string): Promise<Hidden[]> {
  const field = findField(e, name) as Field;
  const target = entities.find((known) => known.name === field.to);
  if (!target?.tenant || (field.kind !== 'ref' && field.kind !== 'refs')) return [];
  const shown = findField(target, target.display as string) as Field;
  // A name that the row itself has: its id is tried in any case.
  const display = isStored(shown) ? getColumn(target.display as string, shown) : 'id';
  const seen = await app.call({ method: 'GET', url: `/server${target.path}/list?pageSize=500`, as });
  const known = (seen.body?.result?.records ?? []).map(({ id }: Row) => String(id));
  // A name that the caller's own rows have too is theirs.
  const { rows } = await sql<{ text: string }>`
    with hidden as (select id, ${sql.ref(display)}::text as name from ${sql.table(target.table)}
      where tenant_id not in (0, 1, 2) and id <> all(${known}::text[]) limit 3)
    select text from hidden, unnest(array[id, name]) as text where text <> '' and not exists (
      select 1 from ${sql.table(target.table)} where ${sql.ref(display)}::text = text and tenant_id in (0, 1, 2))
    order by text`.execute(app.engine.db);
  return rows.map(({ text }) => ({ name, title, text }));
}

describe.each(accounts)('%s', (account) => {
  it('gets back of a refused row what was sent, with a reason that holds no stored value', async () => {
    const as = await app.signIn(account);
    let compared = 0;
    await mapSideBySide(importable, async (e) => {
      const stored = await storedRows(e);
      if (stored.length === 0) return;
      const rows = stored.map((row) => probe(e, row));
      const checked = await check(as, e, rows);
      if (!checked) return;
      const sent = rows.flatMap((row) => Object.values(row)).join('\n');
      const labels = Object.values(e.fields)
        .map(({ label, options }) => [label, ...Object.values(options ?? {})].join('\n'))
        .join('\n');
      const unsent = stored.flatMap(tellingTexts).filter((text) => !sent.includes(text) && !labels.includes(text));
      const said = JSON.stringify(checked.faults.map(({ message }) => message));
      expect(
        unsent.filter((text) => said.includes(text)),
        e.name,
      ).toEqual([]);
      for (const { row, cells } of checked.rows)
        expect(cells.join('|'), e.name).toBe(Object.values(rows[row - 2] as Cells).join('|'));
      compared += checked.faults.length;

      const kind = `${getSession(getRole(account)).audience} ${e.name}`;
      if (filed.has(kind)) return;
      const { result } = await upload(as, e, rows);
      if (!result?.fileUrl) return;
      filed.add(kind);
      const file = await app.server.inject({
        method: 'GET',
        url: `/server${result.fileUrl}`,
        headers: { 'x-access-token': as },
      });
      for (const { cells } of (await sheetLines(file.rawPayload)).slice(1)) {
        const reason = cells.at(-1) ?? '';
        const origin = rows[Number(cells.at(-2)) - 2] as Cells;
        expect(cells.slice(0, -2).join('|'), e.name).toBe(Object.values(origin).join('|'));
        expect(
          unsent.filter((text) => reason.includes(text)),
          `${e.name}: ${reason}`,
        ).toEqual([]);
      }
    });
    if (importers.has(account)) expect(compared).toBeGreaterThan(5);
  });

  it('reports a hidden row like a missing one', async () => {
    const as = await app.signIn(account);
    let compared = 0;
    await mapSideBySide(importable, async (e) => {
      const hidden = (await Promise.all(importColumns(e).map((column) => hiddenIn(e, column, as)))).flat();
      if (hidden.length === 0) return;
      const texts = hidden.flatMap(({ title, text }) => [text, '没有这一行'].map((cell) => ({ title, cell })));
      const checked = await check(
        as,
        e,
        texts.map(({ title, cell }) => ({ ...probe(e, {}), [title]: cell })),
      );
      if (!checked) return;
      for (const [i, { name, text }] of hidden.entries()) {
        const words = (at: number) =>
          checked.faults
            .filter(({ row, field }) => row === at + 2 && field === name)
            .map(({ row: _row, ...said }) => said);
        expect(words(2 * i), `${e.name}.${name} = ${text}`).toEqual(words(2 * i + 1));
        compared += 1;
      }
    });
    if (importers.has(account)) expect(compared).toBeGreaterThan(0);
  });
});

it('files of refused rows were read for each audience that imports', () => {
  expect(new Set([...filed].map((kind) => kind.split(' ')[0]))).toEqual(new Set(['staff', 'college', 'enterprise']));
});
