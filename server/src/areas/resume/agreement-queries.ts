import { failure } from '@campus/contract/kit';
import {
  agreement,
  agreementChoices,
  type DeliveryAgreement,
  delivery,
  deliveryAgreements,
  dispatchFlow,
  type OwnAgreement,
  offerFlow,
  openAgreements,
  studentAgreements,
} from '@campus/contract/resume';
import { typesOfNature } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { actAsStudent } from '../../kit/http/student-calls.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { setting } from '../../platform/settings.ts';
import type { Agreement } from './agreement-parties.ts';
import { agreementDays, proposeDeadline } from './delivery-times.ts';

interface PostTerms {
  readonly nature: number;
  readonly postName: string;
  readonly hasDirectSign: number | null;
  readonly position: string | null;
  readonly workplace: string | null;
  readonly salary: string | null;
  readonly onboardDate: string | null;
  /** Where the papers were sent. */
  readonly archiveUnit: string | null;
  readonly archiveAddress: string | null;
  readonly household: string | null;
}
async function loadFacts(deliveryId: string, context: Context): Promise<PostTerms> {
  const { rows } = await sql<PostTerms>`
    select p.nature, p.name as post_name, c.has_direct_sign, o.position, o.workplace, o.salary, o.onboard_date,
      x.archive_unit, x.archive_address, x.household
    from rc_delivery d join rc_company_post p on p.id = d.post_id join rc_company c on c.id = d.company_id
    left join rc_offer o on o.id = d.offer_id and ${inStates(offerFlow, ['accepted'], 'o')}
    left join rc_dispatch x on x.id = d.dispatch_id and x.status = ${dispatchFlow.states.received.code}
    where ${await context.visible(delivery, 'd')} and d.id = ${deliveryId}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}
/** The values of the accepted offer as the first draft of an agreement. */
export const agreementChoicesAnswer = answer(agreementChoices, async ({ deliveryId }, context) => {
  const facts = await loadFacts(deliveryId, context);
  const today = context.now.slice(0, 10);
  return {
    types: typesOfNature(facts.nature),
    position: (facts.position ?? facts.postName).slice(0, 50),
    workplace: facts.workplace ?? '',
    salary: facts.salary,
    // The offer's day can be over: an agreement begins today then.
    startDate: facts.onboardDate && facts.onboardDate > today ? facts.onboardDate : today,
    archiveUnit: facts.archiveUnit,
    archiveAddress: facts.archiveAddress?.slice(0, 100) ?? null,
    household: facts.household,
    deadline: proposeDeadline(context.now, await setting(context, 'sign.inviteDays'), agreementDays),
    needsStamp: facts.hasDirectSign !== 1,
    minWage: await setting(context, 'post.minWage'),
  };
});

/** Agreements of a delivery, latest first. */
export const ofDeliveryAgreementsAnswer = answer(deliveryAgreements, async ({ deliveryId }, context) => {
  const { rows } = await sql<Agreement>`
    select * from rc_agreement where ${await context.visible(agreement)} and delivery_id = ${deliveryId}
    order by create_time desc, id desc`.execute(context.db);
  const kinds = await context.engine.ports.dictionary('rc_agreement_type');
  return rows.map(
    (row): DeliveryAgreement => ({
      ...{ id: row.id, agreementNo: row.agreementNo ?? '', type: row.type, status: row.status },
      ...{ position: row.position, deadline: row.deadline, effectiveTime: row.effectiveTime, endTime: row.endTime },
      type_dictText: kinds?.get(String(row.type)) ?? '',
      reason: row.revokeReason ?? row.refuseReason,
    }),
  );
});

export const studentAgreementsAnswer = answer(studentAgreements, async ({ state }, own, call) => {
  const context = await actAsStudent(agreement, call, own);
  const which = state === 'all' ? sql`true` : await context.meets(agreement, openAgreements, 'a');
  const { rows } = await sql<OwnAgreement>`
    select a.id, a.version, a.agreement_no, a.type, p.name as post_name, c.company_name, a.position, a.workplace, a.start_date,
      a.service_years, a.probation_months, a.probation_salary, a.salary, a.breach_fee, a.terms, a.deadline, a.status,
      a.signed_time, a.effective_time
    from rc_agreement a join rc_company_post p on p.id = a.post_id join rc_company c on c.id = a.company_id
    where ${context.live(agreement, 'a')} and a.employ_id = ${context.session.employId} and ${which}
    order by a.create_time desc, a.id`.execute(context.db);
  return rows;
});
