import { getCodes } from '@campus/contract/kit';
import { delivery, getAccess, type ResumeAccess, recommend, recommendFlow } from '@campus/contract/resume';
import { confirmStates, deliveryStatuses } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

const openStates = getCodes(recommendFlow, 'sent', 'read');
/** Access of the company to each of these students, derived from its visible deliveries and recommendations. */
export async function loadAccess(
  employIds: readonly string[],
  context: Context,
): Promise<ReadonlyMap<string, ResumeAccess>> {
  const { rows } = await sql<{ employId: string; status: number; studentConfirm: number | null }>`
    select employ_id, status, student_confirm from rc_delivery as d
    where ${await context.visible(delivery, 'd')} and employ_id = any(${[...employIds]}::text[])`.execute(context.db);
  const { rows: recommended } = await sql<{ employId: string }>`
    select employ_id from rc_recommend as r
    where ${await context.visible(recommend, 'r')} and status = any(${openStates}::int[]) and employ_id = any(${[...employIds]}::text[])`.execute(
    context.db,
  );
  // A recommended student reads like an invited one: known, but without contact data.
  const asked = recommended.map(({ employId }) => ({
    employId,
    status: deliveryStatuses.active,
    studentConfirm: confirmStates.asked,
  }));
  const byStudent = Map.groupBy([...rows, ...asked], (row) => row.employId);
  return new Map(employIds.map((id) => [id, getAccess(byStudent.get(id) ?? [])]));
}
