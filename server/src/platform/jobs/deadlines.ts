import {
  type AnyEntity,
  Failure,
  type Field,
  type Filter,
  now,
  type Step,
  today,
  type Workflow,
} from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Job, JobArguments } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { getColumn } from '../../kit/schema/registry.ts';

const atOnce = 200;

/** A step that the system takes on the rows whose `due` time has passed. */
interface Deadline {
  readonly entity: AnyEntity;
  readonly step: string;
  readonly due: string;
  readonly rows: Filter;
}
interface DueRow {
  readonly id: string;
  readonly tenantId: number;
  readonly due: string;
}

const isOver = (due: string, field: Field): Filter => [due, 'lt', field.kind === 'date' ? today : now];

/** Every deadline of the definitions. */
export function getDeadlines(entities: readonly AnyEntity[]): Deadline[] {
  return entities.flatMap((entity) => {
    const flow = entity.workflow as Workflow | undefined;
    const steps = Object.entries(flow?.steps ?? {}) as [string, Step][];
    return steps.flatMap(([step, { due, from, when }]) => {
      if (!flow || due === undefined) return [];
      const codes = from.map((name) => flow.states[name]?.code);
      const conditions = [isOver(due, entity.fields[due] as Field), ...(when ? [when] : [])];
      return [{ entity, step, due, rows: { all: [[flow.column, 'in', codes], ...conditions] } }];
    });
  });
}

/** The next due rows of every tenant after `last`, so that a row whose step is refused does not hold up the others. */
async function listDue(
  { entity, due, rows }: Deadline,
  last: DueRow | undefined,
  engine: EngineApi,
): Promise<DueRow[]> {
  const context = engine.context({ session: undefined, ip: '', userAgent: '', requestId: '' });
  const column = sql.ref(getColumn(due, entity.fields[due] as Field));
  const after = last ? sql`and (${column}, id) > (${last.due}, ${last.id})` : sql``;
  const { rows: found } = await sql<DueRow>`
    select id, tenant_id, ${column} as due from ${sql.table(entity.table)}
    where del_flag = 0 and ${await context.meets(entity, rows)} ${after}
    order by ${column}, id limit ${atOnce}::int`.execute(engine.db);
  return found;
}

/** Takes the step on all due rows, each in its own transaction; skips rows that were changed in the meantime. */
async function sweep(
  deadline: Deadline,
  engine: EngineApi,
  systemSession: Parameters<Job['run']>[1],
  signal: AbortSignal,
): Promise<number> {
  let taken = 0;
  let page: DueRow[] = [];
  do {
    page = await listDue(deadline, page.at(-1), engine);
    for (const { id, tenantId } of page) {
      if (signal.aborted) return taken;
      try {
        await engine.runAs(systemSession(tenantId), (context) =>
          engine.step(deadline.entity, deadline.step, id, { bySystem: true }, context, true),
        );
        taken += 1;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    }
  } while (page.length === atOnce);
  return taken;
}

/** Takes every step whose `due` time has passed. One deadline that breaks does not keep the others from being swept. */
export const deadlines: Job = {
  name: 'RcDeadline',
  title: '到期处理',
  cron: '0 0/10 * * * ? *',
  async run(engine, systemSession, { signal }: JobArguments) {
    const broken: unknown[] = [];
    let taken = 0;
    for (const deadline of getDeadlines(engine.registry.entities)) {
      try {
        taken += await sweep(deadline, engine, systemSession, signal);
      } catch (error) {
        broken.push(error);
      }
    }
    if (broken.length > 0)
      throw broken.length === 1 ? broken[0] : new AggregateError(broken, 'several deadlines failed');
    return taken;
  },
};
