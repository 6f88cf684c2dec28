import { boothFlow, type fairBooth } from '@campus/contract/jobfair';
import type { Row } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import { inStates } from '../../kit/read/in-states.ts';

type Hold = Pick<Row<typeof fairBooth>, 'status' | 'applyId' | 'holdUntil'>;

/**
 * Whether the hold of a company that fills in its form is over, although the job has not released the booth yet. The last
 * second belongs to the holder, as with every deadline.
 */
export const isLapsed = ({ status, applyId, holdUntil }: Hold, now: string): boolean =>
  status === boothFlow.states.held.code && applyId === null && holdUntil !== null && String(holdUntil) < now;

/** The same as a condition; `alias` is the table's in the statement. */
export function lapsedHold(now: string, alias = 'rc_fair_booth'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${inStates(boothFlow, ['held'], alias)} and ${column('apply_id')} is null
    and coalesce(${column('hold_until')} < ${now}::timestamptz, false))`;
}
