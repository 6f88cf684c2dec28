import type { AnyEntity } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { importColumns } from '../../src/kit/spreadsheet/import-cells.ts';
import { securityFixture } from '../support/security-fixture.ts';
import { SecurityRoles } from '../support/security-roles.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';

/* The counts of an import tell changed rows from unchanged ones, and confirm no guess of a value that is read masked. */
const fixture = securityFixture();
const roles = new SecurityRoles(fixture);
const stored = { studentNo: '', mobile: '' };
let clerk = '';

beforeAll(async () => {
  const { rows } = await sql<{ studentNo: string; mobile: string }>`
    select student_no, mobile from rc_employ_user
    where tenant_id = 1 and del_flag = 0 and merged_into = '' and mobile is not null order by id limit 1`.execute(
    fixture.app.engine.db,
  );
  Object.assign(stored, rows[0]);
  const codes = ['list', 'importExcel', 'edit', 'add'].map((call) => employUser.can[call as 'list']);
  const role = await roles.role([
    await roles.pageId(employUser.page as string),
    ...(await roles.buttonIds(codes.filter((code) => code !== undefined))),
  ]);
  clerk = (await roles.account({ roles: [role.id] })).username;
});

async function importRow(as: string, values: Readonly<Record<string, string>>) {
  const e: AnyEntity = employUser;
  const cells = Object.fromEntries(importColumns(e).map(({ name, title }) => [title, values[name] ?? '']));
  const { payload, headers } = await xlsxUpload(cells);
  const { body } = await fixture.app.call({
    method: 'POST',
    url: `/server${e.path}/importExcel`,
    as: await fixture.token(as),
    payload,
    headers,
  });
  const { added, updated, unchanged, errorCount } = body.result;
  return { added, updated, unchanged, errorCount };
}
const changed = { added: 0, updated: 1, unchanged: 0, errorCount: 0 };

describe('an import of a phone that is read masked', () => {
  it('counts the right guess as it counts a wrong one', async () => {
    const { result } = await fixture.ask('GET', `${employUser.path}/list?studentNo=${stored.studentNo}`, { as: clerk });
    expect(result.records[0].mobile).toContain('****');
    const right = await importRow(clerk, stored);
    expect(right).toEqual(changed);
    expect(await importRow(clerk, { ...stored, mobile: '13900009999' })).toEqual(right);
    await importRow('admin', stored);
  });
  it('says that nothing changed to a reader of the phone, and of values that everybody reads', async () => {
    const unchanged = { ...changed, updated: 0, unchanged: 1 };
    expect(await importRow('admin', stored)).toEqual(unchanged);
    expect(await importRow(clerk, { studentNo: stored.studentNo })).toEqual(unchanged);
  });
});
