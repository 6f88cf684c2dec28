import type { AnyEntity, Endpoint, Workflow } from '@campus/contract/kit';
import { recommend, recommendCounts, resume, resumeCounts } from '@campus/contract/resume';
import { sql } from 'kysely';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { listFilter } from '../../kit/read/query.ts';

type Counts = Endpoint<Record<never, never>, Readonly<Record<string, number>>>;

/** Counts rows per workflow state, under the request's conditions except the state. */
const countsOf = (endpoint: Counts, entity: AnyEntity): BoundEndpoint =>
  answer(endpoint, async (_input, context, call) => {
    const column = (entity.workflow as Workflow).column;
    const { [column]: _tab, ...search } = call.query;
    const { engine, session } = context;
    const filter = listFilter(engine, entity, search, session);
    const { rows } = await sql<{ state: number; n: number }>`
      select ${sql.ref(`${entity.table}.${column}`)} as state, count(*)::int as n
      ${await engine.from(entity, filter, context)} group by 1`.execute(context.db);
    return Object.fromEntries(rows.map(({ state, n }) => [String(state), n]));
  });

export const stateCountAnswers = [countsOf(recommendCounts, recommend), countsOf(resumeCounts, resume)];
