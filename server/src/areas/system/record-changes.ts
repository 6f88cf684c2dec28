import { type AnyEntity, type Field, failure, formNames, isStaff, isStored } from '@campus/contract/kit';
import {
  type ChangedField,
  changesLimit,
  type RecordChange,
  type recordActions,
  recordChanges,
} from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { addTexts, type Data } from '../../kit/read/texts.ts';
import { maskContent } from './log-calls.ts';

interface Version {
  readonly id: string;
  readonly dataContent: string;
  readonly createBy: string;
  readonly createTime: string;
}

/** Versions of a row, newest first; one more than are shown, to compare the last one with. */
async function loadVersions(e: AnyEntity, id: string, { db, session }: Context): Promise<readonly Version[]> {
  const { rows } = await sql<Version>`
    select id, data_content, create_by, create_time from sys_data_log
    where data_table = ${e.table} and data_id = ${id} and tenant_id = ${session.tenantId}::int
    order by data_version::int desc limit ${changesLimit + 1}`.execute(db);
  return rows;
}

/** The fields of the form that versions keep. */
const comparedFields = (e: AnyEntity): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    formNames(e).flatMap((name) => {
      const field = e.fields[name] as Field;
      return isStored(field) && field.kind !== 'json' ? [[name, field] as const] : [];
    }),
  );
const getText = (row: Data, name: string): string => String(row[`${name}_dictText`] ?? row[name] ?? '');
const differences = (fields: Readonly<Record<string, Field>>, before: Data, after: Data): ChangedField[] =>
  Object.entries(fields)
    .filter(([name]) => name in before && name in after && String(before[name] ?? '') !== String(after[name] ?? ''))
    .map(([name, { label }]) => ({ name, label, before: getText(before, name), after: getText(after, name) }));

/** The first version of a row is an edit when the row was not added by a call, e.g. by the demonstration data. */
function getAct({ delFlag, updateTime }: Data): keyof typeof recordActions {
  if (Number(delFlag) === 1) return 'deleted';
  return updateTime ? 'edited' : 'added';
}

export const recordChangesAnswer = answer(recordChanges, async ({ bizType, bizId }, context) => {
  const { engine, session, db } = context;
  const e = engine.registry.entities.find(({ name }) => name === bizType);
  if (!e?.versioned || !isStaff(session)) throw failure('notFound');
  engine.assertPermission(session, e.can.list as string);
  if ((await engine.count(e, ['id', 'eq', bizId], context)) === 0) throw failure('notFound');
  const fields = comparedFields(e);
  const versions = await loadVersions(e, bizId, context);
  const contents = versions.map(({ dataContent }) => JSON.parse(maskContent(e.table, dataContent, context)) as Data);
  await addTexts(db, fields, contents, engine.scope(session));
  const names = await engine.ports.realnames(
    db,
    versions.map(({ createBy }) => createBy),
  );
  return versions.slice(0, changesLimit).flatMap((version, at): RecordChange[] => {
    const content = contents[at] as Data;
    const act = getAct(content);
    const before = contents[at + 1];
    const changed = act === 'edited' && before ? differences(fields, before, content) : [];
    if (act === 'edited' && before && changed.length === 0) return [];
    const { id, createBy, createTime: operateTime } = version;
    return [{ id, act, operatorName: names.get(createBy) ?? createBy, operateTime, fields: changed }];
  });
});
