import { arrivalColumns, endColumn, stayColumn } from '@campus/contract/resume';
import { deliveryStatuses } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

interface Arrivals {
  readonly id: string;
  readonly step: number;
  /** The step a restored delivery came back to counts from its first time there. */
  readonly at: string;
  readonly endedAt: string | null;
}
/** Adds when the deliveries came to each step and when they ended, as their histories have it, and how long they wait. */
export async function addArrivals(rows: Record<string, unknown>[], { db }: Context): Promise<void> {
  const ids = rows.map(({ id }) => String(id));
  const { rows: found } = await sql<Arrivals>`
    select delivery_id as id, to_step as step, to_char(min(occur_time), 'YYYY-MM-DD HH24:MI:SS') as at,
      to_char(max(occur_time) filter (where to_status <> from_status), 'YYYY-MM-DD HH24:MI:SS') as ended_at
    from rc_delivery_step where delivery_id = any(${ids}::text[]) group by 1, 2`.execute(db);
  const byId = Map.groupBy(found, ({ id }) => id);
  for (const row of rows) {
    const own = byId.get(String(row.id)) ?? [];
    for (const { step, name } of arrivalColumns) row[name] = own.find((one) => one.step === step)?.at ?? null;
    const ended = own.map(({ endedAt }) => endedAt ?? '').reduce((a, b) => (a > b ? a : b), '');
    const isActive = row.status === deliveryStatuses.active;
    row[endColumn.name] = isActive || ended === '' ? null : ended;
    row[stayColumn.name] = isActive ? row.stayedDays : null;
  }
}
