import type { Holiday } from '@campus/contract/rules';
import { holiday } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context, SessionContext } from '../kit/context.ts';

/** The holiday calendar of the session's tenant as a statement. */
export const selectHolidays = (context: SessionContext) => sql<Holiday>`
  select to_char(date, 'YYYY-MM-DD') as date, name, kind from rc_holiday where ${context.live(holiday)} order by date`;

/** The holiday calendar of the session's tenant. */
export const loadHolidays = async (context: Context): Promise<readonly Holiday[]> =>
  (await selectHolidays(context).execute(context.db)).rows;
