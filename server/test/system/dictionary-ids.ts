import { sql } from 'kysely';
import type { AppFixture } from '../support/app-fixture.ts';

type Db = AppFixture['database']['db'];

/** The id of a dictionary; undefined when there is none. */
export async function findDict(db: Db, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from sys_dict where dict_code = ${code} and del_flag = 0`.execute(db);
  return rows[0]?.id;
}

/** The id of an item of a dictionary; undefined when there is none. */
export async function findItem(db: Db, code: string, value: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select i.id from sys_dict_item i join sys_dict d on d.id = i.dict_id
    where d.dict_code = ${code} and i.item_value = ${value} and i.del_flag = 0`.execute(db);
  return rows[0]?.id;
}
