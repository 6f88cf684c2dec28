import { entities } from '@campus/contract';
import { fieldFailure, isStored, type Row, refusal } from '@campus/contract/kit';
import { dictRefusals as refused, sysDict, sysDictItem } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { getColumn } from '../../kit/schema/registry.ts';
import { cacheNames } from '../../platform/create-system.ts';

/** Reloads the server's dictionaries after the commit and makes every open console fetch them. */
export function dropDictionaries(context: Context): void {
  const { caches, announceDictionaries } = context.services;
  caches.changed(context, cacheNames.dictionaries);
  context.later(async () => announceDictionaries?.());
}

export const dictBehaviour = behaviour(sysDict, {
  validate(draft, { before }) {
    if (before?.system === 1 && draft.dictCode !== before.dictCode) throw fieldFailure('dictCode', refused.systemCode);
  },
  afterSave(_row, context) {
    dropDictionaries(context);
  },
  beforeDelete(_row, context) {
    dropDictionaries(context);
  },
});

/** Describes where a dictionary value is used: every field of every entity with that dictionary. */
async function loadUses({ db }: Context, dictCode: string, value: string): Promise<string> {
  const uses: string[] = [];
  for (const e of entities)
    for (const [name, field] of Object.entries(e.fields)) {
      if (field.dict !== dictCode || !isStored(field)) continue;
      const column = sql.ref(getColumn(name, field));
      const live = e.appendOnly ? sql`true` : sql`del_flag = 0`;
      const holds =
        field.kind === 'dicts' ? sql`${value} = any(string_to_array(${column}, ','))` : sql`${column}::text = ${value}`;
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(e.table)} where ${live} and ${holds}`.execute(db);
      const n = rows[0]?.n ?? 0;
      if (n > 0) uses.push(refused.use(e.title, field.label, n));
    }
  return uses.join('、');
}
async function findDict(
  { db }: Context,
  id: string,
): Promise<Pick<Row<typeof sysDict>, 'dictCode' | 'fixed'> | undefined> {
  return db
    .selectFrom('sys_dict')
    .where('id', '=', id)
    .where('delFlag', '=', 0)
    .select(['dictCode', 'fixed'])
    .executeTakeFirst();
}
type Item = Row<typeof sysDictItem>;
/** Asserts that the values of a fixed dictionary, and values used by rows, do not change. */
async function assertChangeable(before: Item, now: Partial<Item>, context: Context): Promise<void> {
  const dictionary = await findDict(context, before.dictId);
  if (!dictionary) return;
  const isRecoded = now.itemValue !== before.itemValue;
  const isOff = now.status === 0 && before.status !== 0;
  if (dictionary.fixed === 1 && (isRecoded || isOff)) throw refusal(refused.fixedItems);
  const uses = isRecoded ? await loadUses(context, dictionary.dictCode, before.itemValue) : '';
  if (uses !== '') throw fieldFailure('itemValue', refused.valueUsed(uses));
}

export const dictItemBehaviour = behaviour(sysDictItem, {
  async validate(draft, context) {
    if (context.before) return assertChangeable(context.before, draft as Partial<Item>, context);
    if ((await findDict(context, draft.dictId ?? ''))?.fixed === 1) throw refusal(refused.fixedItems);
  },
  afterSave(_row, context) {
    dropDictionaries(context);
  },
  afterSort: dropDictionaries,
  async beforeDelete(row, context) {
    const dictionary = await findDict(context, row.dictId);
    if (dictionary?.fixed === 1) throw refusal(refused.fixedItems);
    const uses = dictionary ? await loadUses(context, dictionary.dictCode, row.itemValue) : '';
    if (uses !== '') throw refusal(refused.itemUsed(uses));
    dropDictionaries(context);
  },
});
