import { violation, violationTypes } from '@campus/contract/enterprise';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { recordViolation, revokeViolation } from '../enterprise/violation.ts';
import { loadNames } from './apply-notices.ts';
import type { Apply } from './apply-parties.ts';

const refType = 'jobFair';

async function record(type: number, row: Apply, sentence: (fair: string) => string, context: Context): Promise<void> {
  const { fair } = await loadNames(row, context);
  const description = sentence(fair);
  await recordViolation({ companyId: row.companyId, type, refType, refId: row.id, description }, context);
}
export const recordAbsence = (row: Apply, context: Context): Promise<void> =>
  record(violationTypes.fairMissed, row, (fair) => `未到场参加《${fair}》`, context);
export const recordLateCancel = (row: Apply, context: Context): Promise<void> =>
  record(violationTypes.cancelledLate, row, (fair) => `免责期后取消《${fair}》的参会`, context);

/** An absence that was none: its points go, and a row of the blacklist that came from them. */
export async function revokeAbsence(row: Apply, reason: string, context: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_violation where ${context.live(violation)} and company_id = ${row.companyId}
      and type = ${violationTypes.fairMissed}::int and ref_id = ${row.id} and auto = 1 and revoked = 0`.execute(
    context.db,
  );
  for (const { id } of rows) await revokeViolation(id, reason, context);
}
