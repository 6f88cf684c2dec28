import { seededContentWords, seededPostTypes, seededWords } from '@campus/contract/post';
import { seededSkills } from '@campus/contract/resume';
import { seededTemplates } from '@campus/contract/video';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());

const tenantNo = 89;
it.each([
  ['rc_post_type', seededPostTypes.length],
  ['rc_post_forbidden_word', seededWords.length + seededContentWords.length],
  ['rc_skill', seededSkills.length],
  ['med_template', seededTemplates.length],
])('fills %s of a tenant that is created while the server runs', async (table, expected) => {
  const admin = { token: await fixture.token('admin') };
  await fixture.post('/sys/tenant/add', { tenantNo, name: '新校区', status: 1 }, admin);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where tenant_id = ${tenantNo} and del_flag = 0`.execute(
    fixture.db,
  );
  expect(rows[0]?.n).toBe(expected);
});
