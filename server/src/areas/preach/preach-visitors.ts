import { failure } from '@campus/contract/kit';
import { preach, preachAttendee, preachVisitorsPath, type Visitor } from '@campus/contract/preach';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import { visitorsSheet, visitorsTitle } from '../../platform/visitors-sheet.ts';

interface Announced {
  readonly title: string;
  readonly startTime: string | null;
  readonly companyName: string;
  readonly visitors: readonly Visitor[] | null;
}
/** The people of the company who come to a session. */
async function sheet(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const names = ['title', 'startTime', 'companyName', 'visitors'];
  const filter = ['id', 'eq', call.query.preachId ?? ''] as const;
  const [session] = await engine.find<Announced>(preach, filter, names, context, 1);
  if (!session) throw failure('notFound');
  const { title, startTime, companyName, visitors } = session;
  const people = (visitors ?? []).map((visitor) => ({ ...visitor, companyName }));
  return visitorsSheet({ title, when: startTime?.slice(0, 16) ?? '' }, people, context.now, call);
}
export const preachVisitorsRoutes = rawRoutes((engine) => [
  sheetRoute(preachVisitorsPath, visitorsTitle, preachAttendee.can.exportXls, (call) => sheet(engine, call)),
]);
