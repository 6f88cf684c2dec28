import { company } from '@campus/contract/enterprise';
import { venue } from '@campus/contract/interview';
import {
  type Filter,
  fieldFailure,
  getCodes,
  isEnterprise,
  refusal,
  type StepName,
  type StepPreview,
} from '@campus/contract/kit';
import {
  type ExtraRoom,
  preach,
  preachCompany,
  preachFlow,
  takingPreaches,
  preachWords as words,
} from '@campus/contract/preach';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { rejectionText, undecided } from '../../kit/write/audit.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import { stampDecision } from '../../kit/write/transition.ts';
import { stepEffects } from './preach-effects.ts';
import { loadHostName, notifyPreach } from './preach-notices.ts';
import { lockHost, type Preach } from './preach-parts.ts';
import { assertRequest, decide, move, validate } from './preach-plan.ts';
import { assertWishes } from './preach-times.ts';

const { requested, waiting, approved } = preachFlow.states;

/** Notes the host among the companies of the session. */
async function keepHost(row: Preach, context: Context): Promise<void> {
  const { rows } = await sql<{ id: string; companyId: string }>`
    select id, company_id from rc_preach_company where ${context.live(preachCompany)} and preach_id = ${row.id} and main = 1`.execute(
    context.db,
  );
  const [main] = rows;
  if (main?.companyId === row.companyId) return;
  if (main) await context.engine.remove(preachCompany, main.id, context);
  const values = { preachId: row.id, companyId: row.companyId, main: 1 as const, sort: 10 };
  await context.engine.insert(preachCompany, values, context);
}

async function previewStep(step: StepName<typeof preach>, row: Preach): Promise<StepPreview> {
  if (step !== 'cancel') return {};
  return { sentence: words.cancels(row.signUpCount ?? 0, row.status === approved.code) };
}

/** The conditions of the tabs that clients name. */
function filterOfTab(tab: string | undefined, now: string): Filter | undefined {
  const day = now.slice(0, 10);
  const ofState = (code: number): Filter => ['status', 'eq', code];
  if (tab === 'toCreate') return ofState(requested.code);
  if (tab === 'toReview') return ofState(waiting.code);
  if (tab !== 'today') return undefined;
  return {
    all: [
      ['startTime', 'ge', `${day} 00:00:00`],
      ['startTime', 'le', `${day} 23:59:59`],
      ['status', 'in', getCodes(preachFlow, ...takingPreaches)],
    ],
  };
}

/** Adds the names of the extra rooms. */
async function nameRooms(rows: readonly Record<string, unknown>[], context: Context): Promise<void> {
  const ofRow = (row: Readonly<Record<string, unknown>>) => (row.extraRooms ?? []) as readonly ExtraRoom[];
  const ids = [...new Set(rows.flatMap(ofRow).map(({ venueId }) => venueId))];
  if (ids.length === 0) return;
  const { rows: venues } = await sql<{ id: string; name: string }>`
    select id, name from rc_venue where ${context.live(venue)} and id = any(${ids}::text[])`.execute(context.db);
  for (const row of rows) {
    const own = venues.filter(({ id }) => ofRow(row).some(({ venueId }) => venueId === id));
    if (own.length > 0) row.roomNames = Object.fromEntries(own.map(({ id, name }) => [id, name]));
  }
}

/** Sessions: requested by a company, placed in a hall, audited and closed by the school. */
export const preachBehaviour = behaviour(preach, {
  lockFirst: (id, context) => [ownerOf(preach, id, 'companyId', company, context)],
  mayEdit({ status }, session) {
    const { requested: asked, draft, rejected } = preachFlow.states;
    const open: readonly number[] = isEnterprise(session)
      ? [asked.code, rejected.code]
      : [asked.code, rejected.code, draft.code];
    return open.includes(status) ? undefined : refusal(words.fixed, 'RC_STATE');
  },
  validate,
  async beforeSave(draft, context) {
    const { before, session } = context;
    if (before) return undefined;
    if (!isEnterprise(session)) {
      if (!(await lockHost(draft.companyId ?? '', context))) throw fieldFailure('companyId', words.companyBarred);
      return { to: 'draft' };
    }
    await assertRequest(session.companyId ?? '', context);
    draft.companyId = session.companyId ?? '';
    return { to: 'requested' };
  },
  async afterSave(row, context) {
    await keepHost(row, context);
    if (!context.before && row.status === requested.code) await notifyPreach('H01', row, context);
  },
  async beforeDelete({ id }, context) {
    const { rows } = await sql`
      select 1 from rc_preach_attendee where preach_id = ${id} and del_flag = 0 limit 1`.execute(context.db);
    if (rows.length > 0) throw refusal(words.signedUp, 'RC_STATE');
  },
  steps: {
    create: (row, input, context) => decide({ ...row, ...input }, context),
    submit: (row, _input, context) => decide(row, context),
    async turnDown(_row, { reasonCodes, reason }, context) {
      const said = await rejectionText(preach, reasonCodes, reason, context);
      return { ...stampDecision(context, said), rejectReason: reasonCodes };
    },
    async resubmit(row, _input, context) {
      await assertRequest(row.companyId, context);
      await assertWishes(row.wishTimes, context);
      return { rejectReason: null, ...undecided };
    },
    reopen: () => ({ rejectReason: null, ...undecided }),
    async approve(row, _input, context) {
      if (!(await lockHost(row.companyId, context))) throw refusal(words.companyBarred, 'RC_BLACKLISTED');
      return { announceTime: context.now };
    },
    reject: (_row, { reasonCodes }) => ({ rejectReason: reasonCodes }),
    updateTime: (row, input, context) => move(row, input as Partial<Preach>, context),
    changeSeats(row, { seatLimit }) {
      if (seatLimit > 0 && seatLimit < (row.seatTaken ?? 0))
        throw fieldFailure('seatLimit', words.fewerSeats(row.seatTaken ?? 0));
      return { seatLimit };
    },
    cancel: (_row, { reason }) => ({ cancelReason: reason }),
    drop: () => ({ cancelReason: words.suspended }),
  },
  async afterStep(step, row, context) {
    const effect = stepEffects[step];
    if (effect) await effect(row, { holder: (await loadHostName(row, context)).slice(0, 50) }, context);
  },
  preview: previewStep,
  listFilter: ({ tab }, { now }) => filterOfTab(tab, now),
  async present(rows, context) {
    for (const row of rows) if ('checkinCount' in row) row.attendCount = row.checkinCount;
    await nameRooms(rows, context);
  },
});
