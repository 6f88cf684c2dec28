import { sql } from 'kysely';
import type { Delivery, DeliveryFixture } from './delivery-fixture.ts';

export interface InterviewRow {
  readonly id: string;
  readonly deliveryId: string;
  readonly employId: string;
  readonly companyId: string;
  readonly status: number;
  readonly result: number;
  readonly startTime: string;
  readonly endTime: string;
  /** Interviewers whose time it takes. */
  readonly holds: number;
}
export interface State {
  readonly deliveries: readonly Delivery[];
  readonly interviews: readonly InterviewRow[];
  /** By delivery, in order. */
  readonly histories: ReadonlyMap<string, readonly Line[]>;
}
interface Line {
  readonly seq: number;
  readonly action: string;
  readonly toStatus: number;
  readonly toStep: number;
}

/** All rows, in the order by which commands name them. */
export async function readState({ db }: DeliveryFixture): Promise<State> {
  const { rows: deliveries } = await sql<Delivery>`select * from rc_delivery order by create_time, id`.execute(db);
  const { rows } = await sql<Line & { deliveryId: string }>`
    select delivery_id, seq, action, to_status, to_step from rc_delivery_step order by delivery_id, seq`.execute(db);
  return { deliveries, interviews: await listInterviews(db), histories: Map.groupBy(rows, (row) => row.deliveryId) };
}

export async function listInterviews(db: DeliveryFixture['db']): Promise<InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`
    select i.id, i.delivery_id, i.employ_id, i.company_id, i.status, i.result, i.start_time, i.end_time,
      (select count(*)::int from rc_interview_user u where u.interview_id = i.id and u.active = 1) as holds
    from rc_interview i order by i.create_time, i.id`.execute(db);
  return rows;
}
