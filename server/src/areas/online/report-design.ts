import { failure, type Row, refusal } from '@campus/contract/kit';
import {
  addReport,
  cgreportHead,
  editReport,
  editReportToo,
  parseReportSql,
  publishReport,
  reportRefusals as refused,
  reportComponent,
  reportItems,
  reportParams,
  reportPath,
} from '@campus/contract/online';
import { menuTypes, sysPermission } from '@campus/contract/system';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint, getSession } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { audit } from '../../platform/log/audit.ts';
import { isSuperuser } from '../../platform/permission/permissions.ts';
import { assertReauthenticated } from '../../platform/sign-in/reauthentication.ts';
import { analyse, type Sent, validateReport } from './report-check.ts';
import { loadReport } from './report-store.ts';

/** SQL is written by administrators only, even if other roles hold the codes. */
function assertDesigner({ session }: Context): void {
  if (!isSuperuser(session.roles)) throw failure('noPermission');
}
async function findMenu(id: string, { db }: Context) {
  return db
    .selectFrom('sys_permission')
    .where('url', '=', reportPath(id))
    .where('delFlag', '=', 0)
    .select(['id', 'name', 'version'])
    .executeTakeFirst();
}

export const reportBehaviour = behaviour(cgreportHead, {
  async afterSave({ id, code, name, cgrSql, dbSource }, context) {
    audit(context, context.before ? 'report.edit' : 'report.add', { id, code, name, cgrSql, dbSource });
  },
  async beforeDelete({ id, code }, context) {
    assertDesigner(context);
    await assertReauthenticated(context);
    const menu = await findMenu(id, context);
    if (menu) throw refusal(refused.published(menu.name));
    audit(context, 'report.delete', { id, code });
  },
  async present(rows, { db }) {
    const codes = [...new Set(rows.map((row) => row.dbSource).filter((code) => typeof code === 'string'))];
    if (codes.length === 0) return;
    const sources = await db
      .selectFrom('sys_data_source')
      .where('code', 'in', codes)
      .where('delFlag', '=', 0)
      .select(['code', 'name'])
      .execute();
    const names = new Map(sources.map((source) => [source.code, source.name]));
    for (const row of rows) if (row.dbSource) row.dbSource_dictText = names.get(String(row.dbSource)) ?? row.dbSource;
  },
});

/** Validated before the transaction opens: the SQL is tried on a separate connection, which the embedded database lacks. */
async function save(sent: Sent, mode: 'add' | 'edit', context: Context, call: Call): Promise<{ id: string }> {
  assertDesigner(context);
  await assertReauthenticated(context);
  const { head, items, params } = await validateReport(sent, mode, context);
  const draft = { ...head, items, params };
  const row = (await context.engine.transaction({ ...call, session: getSession(call) }, (writing) =>
    mode === 'add'
      ? context.engine.add(cgreportHead, draft, writing)
      : context.engine.edit(cgreportHead, { ...draft, id: String(head.id ?? '') }, writing),
  )) as Row<typeof cgreportHead>;
  return { id: row.id };
}
const edit = (endpoint: typeof editReport): BoundEndpoint =>
  answer(endpoint, (input, context, call) => save(input, 'edit', context, call), { transaction: false });

export const designAnswers: readonly BoundEndpoint[] = [
  answer(addReport, (input, context, call) => save(input, 'add', context, call), { transaction: false }),
  edit(editReport),
  edit(editReportToo as typeof editReport),
  answer(
    parseReportSql,
    async ({ sql, dbKey }, context) => {
      assertDesigner(context);
      const { columns, params } = await analyse(sql, dbKey, context);
      return {
        fields: columns.map(({ name, kind }, orderNum) => ({
          fieldName: name,
          fieldTxt: name,
          fieldType: kind,
          orderNum,
        })),
        params: params.map((name, orderNum) => ({ paramName: name, paramTxt: name, orderNum })),
      };
    },
    { transaction: false },
  ),
  answer(reportItems, async ({ headId }, context) =>
    (await loadReport(headId, context)).items.map((item) => ({ ...item })),
  ),
  answer(reportParams, async ({ headId }, context) =>
    (await loadReport(headId, context)).params.map((param) => ({ ...param })),
  ),
  answer(publishReport, async ({ id, parentId, name, icon }, context) => {
    assertDesigner(context);
    context.engine.assertPermission(context.session, sysPermission.can.add as string);
    const { head } = await loadReport(id, context);
    const known = await findMenu(head.id, context);
    const entry = {
      menuType: menuTypes.page,
      parentId,
      name,
      icon: icon ?? 'TableOutlined',
      url: reportPath(head.id),
      component: reportComponent,
    };
    const row = known
      ? await context.engine.edit(sysPermission, { ...entry, id: known.id }, context)
      : await context.engine.add(sysPermission, entry, context);
    audit(context, 'report.publish', { id: head.id, code: head.code, menu: row.id });
    return { id: row.id };
  }),
];
