import type { Filter } from '@campus/contract/kit';
import { currentAnnouncements, myMessagesPath, sysAnnouncementSend } from '@campus/contract/message';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { getSession } from '../../kit/http/answer.ts';
import { ok, type Route } from '../../kit/http/route.ts';
import { listNames, listPage } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import { createMarks } from './bell.ts';

/** Columns searched by substring even without wildcards. */
const contained = ['titile', 'sender'] as const;
function addWildcards(query: Readonly<Record<string, string>>): Record<string, string> {
  const plain = contained.filter((name) => query[name] && !/[*!,]/.test(query[name]));
  return { ...query, ...Object.fromEntries(plain.map((name) => [name, `*${query[name]}*`])) };
}

/** The caller's own published messages, unread first, then newest. Open to every signed-in user. */
const createMyMessagesRoute = (engine: EngineApi): Route => ({
  methods: ['GET'],
  path: myMessagesPath,
  access: 'signed-in',
  title: '我的消息',
  async handle(call) {
    const session = getSession(call);
    // Marks belong to the school; `mine` limits a caller of any audience to their own.
    const scope = engine.scope({ ...session, audience: 'staff' });
    const query = listQuery(engine, sysAnnouncementSend, addWildcards(call.query), scope.session);
    const mine: Filter = {
      all: [['userId', 'eq', session.userId], currentAnnouncements],
    };
    const sort = call.query.column
      ? query.sort
      : ([
          { name: 'readFlag', order: 'asc' },
          { name: 'sendTime', order: 'desc' },
        ] as const);
    const wanted = { ...query, sort, filter: { all: [query.filter, mine] } };
    // The bell, asked for by the same page, may not have created them yet.
    await createMarks(engine.context(call));
    const names = listNames(sysAnnouncementSend);
    // Framework clients render a message from its row.
    const answered = call.strict ? names : [...names, 'msgContent'];
    return ok(await listPage(engine.db, sysAnnouncementSend, wanted, scope, undefined, answered));
  },
});

export const myMessages = rawRoutes((engine) => [createMyMessagesRoute(engine)]);
