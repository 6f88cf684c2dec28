import { failure, isStaff, type Row, refusal } from '@campus/contract/kit';
import {
  cgreportHead,
  type cgreportItem,
  type cgreportParam,
  reportPath,
  reportRefusals,
} from '@campus/contract/online';
import type { Context } from '../../kit/context.ts';
import { isSuperuser, listGrantedEntries } from '../../platform/permission/permissions.ts';

export type Head = Row<typeof cgreportHead>;
export type Item = Row<typeof cgreportItem>;
export type Param = Row<typeof cgreportParam>;
/** A stored report. */
export interface Report {
  readonly head: Head;
  readonly items: readonly Item[];
  readonly params: readonly Param[];
}

/** The report with this id or code. Throws 报表不存在. */
export async function loadReport(idOrCode: string, { db }: Context): Promise<Report> {
  const head = await db
    .selectFrom('onl_cgreport_head')
    .where('delFlag', '=', 0)
    .where((eb) => eb.or([eb('id', '=', idOrCode), eb('code', '=', idOrCode)]))
    .selectAll()
    .executeTakeFirst();
  if (!head) throw refusal(reportRefusals.gone, 'RC_NOT_FOUND');
  const items = await db
    .selectFrom('onl_cgreport_item')
    .where('headId', '=', head.id)
    .where('delFlag', '=', 0)
    .selectAll()
    .orderBy('orderNum')
    .orderBy('id')
    .execute();
  const params = await db
    .selectFrom('onl_cgreport_param')
    .where('headId', '=', head.id)
    .where('delFlag', '=', 0)
    .selectAll()
    .orderBy('orderNum')
    .orderBy('id')
    .execute();
  return { head, items, params };
}

/** Whether a menu entry shows this report. */
export const isEntryOf = ({ id, code }: Head, url: string | null): boolean =>
  url !== null && (url === reportPath(id) || url === reportPath(code));

/**
 * Asserts that the caller may see the report: readers hold its menu entry or its own code. Reports show a whole tenant,
 * so that only the school side reads them.
 */
async function assertReportVisible(head: Head, { session, engine }: Context): Promise<void> {
  if (!isStaff(session)) throw failure('noPermission');
  if (isSuperuser(session.roles) || session.codes.has(`${cgreportHead.code}:${head.code}`)) return;
  const permissions = await engine.services.permissions.get();
  const held = listGrantedEntries(permissions, session.roles);
  if (!held.some((entry) => entry.status !== '0' && isEntryOf(head, entry.url))) throw failure('noPermission');
}
/** The report, if the caller may see it. */
export async function loadVisibleReport(idOrCode: string, context: Context): Promise<Report> {
  const report = await loadReport(idOrCode, context);
  await assertReportVisible(report.head, context);
  return report;
}
