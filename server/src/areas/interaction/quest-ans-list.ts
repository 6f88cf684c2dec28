import { qaAudiences, questAns, questAnsFlow } from '@campus/contract/interaction';
import { during, type Filter, getCodes, today } from '@campus/contract/kit';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { getSession } from '../../kit/http/answer.ts';
import { ok, type Route } from '../../kit/http/route.ts';
import { listPage } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import { getAudience } from './knowledge.ts';
import { isEditor } from './quest-ans.ts';

/** Filter for callers who are not editors: entries active today for their audience. */
const readable = (audience: string): Filter => ({
  all: [
    ['status', 'in', getCodes(questAnsFlow, 'enabled')],
    ['audience', 'in', [qaAudiences.all, audience]],
    during('validFrom', 'validTo', today),
  ],
});

/** `GET /questAns/list`: open to every signed-in user, filtered by audience. */
const createQuestAnsListRoute = (engine: EngineApi): Route => ({
  methods: ['GET'],
  path: `${questAns.path}/list`,
  access: 'signed-in',
  title: questAns.title,
  async handle(call) {
    const session = getSession(call);
    const context = engine.context(call);
    const query = listQuery(engine, questAns, call.query, session);
    const limited = isEditor(session)
      ? query
      : { ...query, filter: { all: [query.filter, readable(getAudience(session))] } };
    const page = await listPage(engine.db, questAns, limited, engine.readScope(context), async (rows) =>
      engine.present(questAns, rows, context),
    );
    return ok(page);
  },
});

export const questAnsList = rawRoutes((engine) => [createQuestAnsListRoute(engine)]);
