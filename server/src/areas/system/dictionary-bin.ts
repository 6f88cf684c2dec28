import { failure, refusal } from '@campus/contract/kit';
import {
  deletedDicts,
  dictItemCheck,
  dictTreeList,
  purgeDict,
  purgeDicts,
  dictRefusals as refused,
  restoreDict,
  restoreDicts,
  systemRefusals,
} from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { audit } from '../../platform/log/audit.ts';
import { assertReauthenticated } from '../../platform/sign-in/reauthentication.ts';
import { dropDictionaries } from './dictionary-admin.ts';

const most = 500;
function getIds(ids: string | null): string[] {
  const list = [...new Set((ids ?? '').split(',').filter(Boolean))];
  if (list.length === 0) throw failure('noIds');
  if (list.length > most) throw failure('tooManyIds', most);
  return list;
}
async function listDeleted({ db }: Context, ids: readonly string[]) {
  const rows = await db
    .selectFrom('sys_dict')
    .where('id', 'in', [...ids])
    .where('delFlag', '=', 1)
    .select(['id', 'dictCode', 'dictName'])
    .forNoKeyUpdate()
    .execute();
  if (rows.length === 0) throw refusal(refused.gone);
  return rows;
}

/** Restores dictionaries from the recycle bin, all or none. */
async function restore(context: Context, ids: readonly string[]): Promise<null> {
  const rows = await listDeleted(context, ids);
  const codes = rows.map((row) => row.dictCode);
  const taken = await context.db
    .selectFrom('sys_dict')
    .where('dictCode', 'in', codes)
    .where('delFlag', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (taken || new Set(codes).size < codes.length) throw refusal(refused.codeTaken);
  await context.db
    .updateTable('sys_dict')
    .set({ delFlag: 0, updateBy: context.session.username, updateTime: context.now })
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  dropDictionaries(context);
  return null;
}
/** Deletes dictionaries of the recycle bin and their items permanently; requires the password. */
async function purge(context: Context, ids: readonly string[]): Promise<null> {
  await assertReauthenticated(context);
  const rows = await listDeleted(context, ids);
  const gone = rows.map((row) => row.id);
  await context.db.deleteFrom('sys_dict_item').where('dictId', 'in', gone).execute();
  await context.db.deleteFrom('sys_dict').where('id', 'in', gone).execute();
  audit(context, 'dict.purge', { codes: rows.map((row) => row.dictCode) });
  return null;
}

/** Trees, recycle bin and uniqueness check of dictionaries. */
export const dictionaryBinAnswers: readonly BoundEndpoint[] = [
  answer(dictTreeList, async ({ dictName }, { db }) => {
    const rows = await db
      .selectFrom('sys_dict')
      .where('delFlag', '=', 0)
      .where('dictName', 'ilike', `%${(dictName ?? '').replace(/[\\%_]/g, '\\$&')}%`)
      .select(['id', 'dictName', 'dictCode', 'description'])
      .orderBy('createTime', 'desc')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      key: row.id,
      title: row.dictName,
      id: row.id,
      dictCode: row.dictCode,
      description: row.description,
    }));
  }),
  answer(deletedDicts, async (_input, { db }) =>
    db
      .selectFrom('sys_dict')
      .where('delFlag', '=', 1)
      .select(['id', 'dictName', 'dictCode', 'description', 'updateTime'])
      .orderBy('updateTime', 'desc')
      .orderBy('id')
      .limit(1000)
      .execute(),
  ),
  answer(restoreDict, ({ id }, context) => restore(context, [id])),
  answer(restoreDicts, ({ ids }, context) => restore(context, getIds(ids))),
  answer(purgeDict, ({ id }, context) => purge(context, [id])),
  answer(purgeDicts, ({ ids }, context) => purge(context, getIds(ids))),
  answer(dictItemCheck, async ({ dictId, itemValue, id }, { db }) => {
    const taken = await db
      .selectFrom('sys_dict_item')
      .where('dictId', '=', dictId ?? '')
      .where('itemValue', '=', itemValue ?? '')
      .where('id', '<>', id ?? '')
      .where('delFlag', '=', 0)
      .select('id')
      .executeTakeFirst();
    if (taken) throw refusal(systemRefusals.valueTaken);
    return null;
  }),
];
