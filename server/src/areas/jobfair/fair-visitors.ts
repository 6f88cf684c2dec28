import { fairApplyFlow, fairAttendee, fairVisitorsPath } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import { type AnnouncedVisitor, visitorsSheet, visitorsTitle } from '../../platform/visitors-sheet.ts';
import { loadFair } from './fair-summary.ts';

/** The people of the companies that come to a fair. */
async function sheet(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const fair = await loadFair(call.query.fairId ?? '', context);
  const { rows } = await sql<AnnouncedVisitor>`
    select c.company_name, p.name, p.mobile, p.plate from rc_fair_attendee p
    join rc_fair_apply a on a.id = p.apply_id join rc_company c on c.id = p.company_id
    where ${await context.visible(fairAttendee, 'p')} and p.fair_id = ${fair.id}
      and ${inStates(fairApplyFlow, ['confirmed', 'arrived'], 'a')}
    order by c.company_name, p.is_leader desc, p.id`.execute(context.db);
  return visitorsSheet({ title: fair.title, when: String(fair.startTime ?? '').slice(0, 16) }, rows, context.now, call);
}
export const fairVisitorsRoutes = rawRoutes((engine) => [
  sheetRoute(fairVisitorsPath, visitorsTitle, fairAttendee.can.exportXls, (call) => sheet(engine, call)),
]);
