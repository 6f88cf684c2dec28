import { createHash } from 'node:crypto';
import { entities } from '@campus/contract';
import { type AnyEntity, type Field, isPublicField, isStored, isUpload } from '@campus/contract/kit';
import { getColumn, snake } from '../../kit/schema/registry.ts';

export const reportSchema = 'report';
export const reportRole = 'report_ro';

/** System tables that reports can read; the others hold accounts, sessions, grants, settings and audit data. */
const openSystem: ReadonlySet<string> = new Set([
  'sys_user',
  'sys_depart',
  'sys_position',
  'sys_dict',
  'sys_dict_item',
  'sys_category',
  'sys_area',
  'sys_announcement',
]);
const closed: ReadonlySet<string> = new Set(['rc_outbox', 'rc_setting']);
/** Column names that suggest secrets or personal numbers, whatever their definition says. */
const sensitiveNames = /password|salt|secret|token|phone|mobile|mail|idcard|certno|contact|hash$/i;

const isOpenTable = ({ table }: AnyEntity): boolean =>
  /^(sys|onl)_/.test(table) ? openSystem.has(table) : !closed.has(table);
const isOpenField = ([name, field]: [string, Field]): boolean =>
  isStored(field) && !isUpload(field) && field.kind !== 'json' && isPublicField(field) && !sensitiveNames.test(name);

const openEntities: readonly AnyEntity[] = entities.filter(isOpenTable);
const openTables: ReadonlySet<string> = new Set(openEntities.map(({ table }) => table));
/** Whether a report on the product's own database can name the table. */
export const mayReadOwn = (table: string, schema: string | undefined): boolean =>
  schema === undefined && openTables.has(table.toLowerCase());

const toColumn = ([name, field]: [string, Field]): string => snake(getColumn(name, field));
/** Columns of a table that entities may share: one that is closed in any of them is closed. */
function getColumns(sharing: readonly AnyEntity[]): string[] {
  const fields = sharing.flatMap((e) => Object.entries(e.fields));
  const closedColumns = new Set(fields.filter((field) => isStored(field[1]) && !isOpenField(field)).map(toColumn));
  const own = fields.filter(isOpenField).map(toColumn);
  const flows = sharing.flatMap((e) => (e.workflow ? [snake(e.workflow.column as string)] : []));
  const system = ['id', 'create_by', 'create_time', ...(sharing[0]?.appendOnly ? [] : ['update_time'])];
  return [...new Set(['id', ...own, ...flows, ...system])].filter((column) => !closedColumns.has(column));
}
/** Live rows of the report's tenant; none without a tenant. */
function getRows(e: AnyEntity): string {
  const tenant = `nullif(current_setting('report.tenant', true), '')::int`;
  const live = e.appendOnly ? [] : ['del_flag = 0'];
  const mine =
    e.table === 'sys_user'
      ? [
          `exists (select 1 from public.sys_user_tenant m where m.user_id = public.sys_user.id and m.del_flag = 0 and m.tenant_id = ${tenant})`,
        ]
      : e.tenant
        ? [`tenant_id = ${tenant}`]
        : [];
  return [...live, ...mine].join(' and ') || 'true';
}

/** Views that reports read instead of tables: no secrets, no personal numbers, live rows of one tenant. */
const views: readonly string[] = [...Map.groupBy(openEntities, ({ table }) => table)].map(
  ([table, sharing]) =>
    `create view ${reportSchema}.${table} as select ${getColumns(sharing).join(', ')} from public.${table} where ${getRows(sharing[0] as AnyEntity)}`,
);
export const viewStatements: readonly string[] = [
  `drop schema if exists ${reportSchema} cascade`,
  `create schema ${reportSchema}`,
  ...views,
];
/** Whether the views of a database are those of this version. */
export const viewsHash: string = createHash('sha256').update(views.join('\n')).digest('hex').slice(0, 16);
/** Creates the role that can only read the views, where permitted; two servers may try at the same time. */
export const roleStatement = `do $$ begin
  if not exists (select 1 from pg_roles where rolname = '${reportRole}') then
    create role ${reportRole} nologin noinherit;
  end if;
  if not pg_has_role(current_user, '${reportRole}', 'member') then
    execute format('grant ${reportRole} to %I', current_user);
  end if;
exception when insufficient_privilege or duplicate_object or unique_violation then null; end $$`;
