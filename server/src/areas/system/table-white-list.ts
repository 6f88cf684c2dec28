import { entities } from '@campus/contract';
import { type AnyEntity, chinaTime, type Field, fieldFailure, isPublicField } from '@campus/contract/kit';
import { type KnownSource, knownSources, dictRefusals as refused, sysTableWhiteList } from '@campus/contract/system';
import { sql } from 'kysely';
import type { TableDictionary } from '../../kit/area-server.ts';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { audit } from '../../platform/log/audit.ts';
import { seedId } from './seed/rows.ts';

/** Field kinds usable as picker values; files, long texts and structured values are not. */
const openKinds: ReadonlySet<Field['kind']> = new Set([
  'text',
  'number',
  'dict',
  'choice',
  'flag',
  'yesNo',
  'date',
  'dateTime',
  'ref',
  'depart',
  'area',
  'category',
]);
const never = /password|salt|secret|token|phone|mobile|mail|idcard|certno|contact/i;
const isOpen = ([name, field]: [string, Field]): boolean =>
  openKinds.has(field.kind) && isPublicField(field) && !never.test(name);

/** Tables that may be opened: visible to staff, reduced to their harmless fields. */
const knownEntities: readonly AnyEntity[] = entities.filter(
  (e) => e.visible.staff !== undefined && Object.entries(e.fields).some(isOpen),
);
const openFields = (e: AnyEntity): string[] => [
  'id',
  ...Object.entries(e.fields)
    .filter(isOpen)
    .map(([name]) => name),
];
const camel = (name: string): string => name.trim().replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());
const namesIn = (list: string | null | undefined): string[] => (list ?? '').split(/[,，]/).map(camel).filter(Boolean);

/** Opens further tables and columns to pickers; only known tables without personal data. */
export const tableWhiteListBehaviour = behaviour(sysTableWhiteList, {
  validate(draft) {
    const e = knownEntities.find((known) => known.table === draft.tableName?.toLowerCase());
    if (!e) throw fieldFailure('tableName', refused.noTable);
    const open = new Set(openFields(e));
    const names = namesIn(draft.fieldName);
    if (names.length === 0 || names.some((name) => !open.has(name))) throw fieldFailure('fieldName', refused.noTable);
  },
  beforeSave(draft) {
    draft.tableName = draft.tableName?.toLowerCase() ?? '';
    draft.fieldName = [...new Set(namesIn(draft.fieldName))].join(',');
  },
  async afterSave({ tableName, fieldName, status }, context) {
    audit(context, context.before ? 'tableWhite.edit' : 'tableWhite.add', { tableName, fieldName, status });
  },
  async beforeDelete({ tableName, fieldName }, context) {
    audit(context, 'tableWhite.delete', { tableName, fieldName });
  },
});

/** The source opened by administrators under this table name, merged with the declared one. */
export async function findOpenedSource(context: Context, table: string): Promise<TableDictionary | undefined> {
  const declared = context.services.tableDictionaries.find(({ entity }) => entity.table === table);
  const row = await context.db
    .selectFrom('sys_table_white_list')
    .where('tableName', '=', table)
    .where('delFlag', '=', 0)
    .where('status', '=', '1')
    .where('source', '=', 'custom')
    .select('fieldName')
    .executeTakeFirst();
  const entity = row && knownEntities.find((e) => e.table === table);
  if (!entity) return declared;
  const open = new Set(openFields(entity));
  const names = namesIn(row.fieldName).filter((name) => open.has(name));
  const both = (own: readonly string[] = []): string[] => [...new Set([...own, ...names])];
  return {
    ...declared,
    entity,
    texts: both(declared?.texts),
    codes: both(declared?.codes),
    filters: both(declared?.filters),
  };
}

/** Lists the declared sources of this version next to those of administrators. */
export async function ensureBuiltInSources(engine: EngineApi): Promise<void> {
  const now = chinaTime(engine.now());
  const declared = engine.services.tableDictionaries.map(({ entity: { table }, texts, codes }) => ({
    id: seedId('source', table),
    table,
    names: [...new Set([...texts, ...codes])].join(','),
  }));
  const ids = declared.map(({ id }) => id);
  await sql`
    delete from sys_table_white_list where source = 'builtIn' and id <> all(${ids}::text[])`.execute(engine.db);
  await sql`
    insert into sys_table_white_list (id, tenant_id, create_by, create_time, table_name, field_name, status, source)
    select id, 0, 'system', ${now}::timestamptz, table_name, names, '1', 'builtIn'
    from unnest(${ids}::text[], ${declared.map(({ table }) => table)}::text[], ${declared.map(({ names }) => names)}::text[])
      as declared (id, table_name, names)
    on conflict (id) do update set field_name = excluded.field_name`.execute(engine.db);
}

export const tableWhiteListAnswers: readonly BoundEndpoint[] = [
  answer(
    knownSources,
    async (): Promise<KnownSource[]> =>
      knownEntities.map((e) => {
        const label = (name: string): string => e.fields[name]?.label ?? name.toUpperCase();
        return {
          tableName: e.table,
          title: e.title,
          fields: openFields(e).map((name) => ({ name, label: label(name) })),
        };
      }),
  ),
];
