import type { Holiday } from '@campus/contract/rules';
import { holiday } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../kit/context.ts';

/** The holiday calendar of the session's tenant. */
export async function loadHolidays(context: Context): Promise<readonly Holiday[]> {
  const { rows } = await sql<Holiday>`
    select date, name, kind from rc_holiday where ${context.live(holiday)} order by date`.execute(context.db);
  return rows.map(({ date, name, kind }) => ({ date: date.slice(0, 10), name, kind }));
}
