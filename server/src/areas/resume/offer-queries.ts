import { company } from '@campus/contract/enterprise';
import { failure } from '@campus/contract/kit';
import { companyPost, salaryText } from '@campus/contract/post';
import {
  type DeliveryOffer,
  delivery,
  deliveryOffers,
  type GivenUpOffer,
  mostOffers,
  type OwnOffer,
  offer,
  offerChoices,
  openOffers,
  studentOfferCloses,
  studentOffers,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { actAsStudent } from '../../kit/http/student-calls.ts';
import { setting } from '../../platform/settings.ts';
import { offerDays, proposeDeadline } from './delivery-times.ts';
import { type Offer, offersGivenUpFor } from './offer-parties.ts';
import { earlierOffers, loadPlaces, takenPlaces } from './offer-places.ts';

interface PostHead {
  readonly id: string;
  readonly name: string;
  readonly headcount: number;
  readonly workPalce_dictText?: string;
  readonly workAddress: string | null;
}
const columns = [
  'name',
  'headcount',
  'workPalce',
  'workAddress',
  'salaryType',
  'salaryMin',
  'salaryMax',
  'salaryMonths',
];
async function loadPost(deliveryId: string, context: Context): Promise<PostHead> {
  const { engine } = context;
  const [of] = await engine.find<{ postId: string }>(delivery, ['id', 'eq', deliveryId], ['postId'], context, 1);
  const [post] = of ? await engine.find<PostHead>(companyPost, ['id', 'eq', of.postId], columns, context, 1) : [];
  if (!post) throw failure('notFound');
  return post;
}

/** The post's values as the first draft of an offer, and the limits. */
export const offerChoicesAnswer = answer(offerChoices, async ({ deliveryId }, context) => {
  const post = await loadPost(deliveryId, context);
  const places = (post.workPalce_dictText ?? '').replaceAll(',', '、');
  return {
    position: post.name.slice(0, 50),
    salaryText: salaryText({ ...post }).slice(0, 50),
    workplace: [places, post.workAddress].filter(Boolean).join(' ').slice(0, 100),
    deadline: proposeDeadline(context.now, await setting(context, 'offer.validDays'), offerDays),
    taken: await takenPlaces(post.id, context),
    limit: await loadPlaces(post.headcount, context),
    earlier: await earlierOffers(deliveryId, context),
    most: mostOffers,
  };
});

/** Offers of a delivery, latest first. */
export const ofDeliveryAnswer = answer(deliveryOffers, async ({ deliveryId }, context) => {
  const { rows } = await sql<Offer>`
    select * from rc_offer where ${await context.visible(offer)} and delivery_id = ${deliveryId}
    order by create_time desc, id desc`.execute(context.db);
  return rows.map(
    (row): DeliveryOffer => ({
      ...{ id: row.id, status: row.status, position: row.position, salary: row.salary, salaryText: row.salaryText },
      ...{ onboardDate: row.onboardDate, deadline: row.deadline, answerTime: row.answerTime },
      reason: row.revokeReason ?? row.refuseReason,
    }),
  );
});

export const studentOffersAnswer = answer(studentOffers, async ({ state }, own, call) => {
  const context = await actAsStudent(offer, call, own);
  const which = state === 'all' ? sql`true` : await context.meets(offer, openOffers, 'o');
  const { rows } = await sql<OwnOffer>`
    select o.id, p.name as post_name, c.company_name, o.position, o.salary, o.salary_text, o.workplace, o.onboard_date,
      o.probation, o.content, o.deadline, o.status, o.answer_time
    from rc_offer o join rc_company_post p on p.id = o.post_id join rc_company c on c.id = o.company_id
    where ${context.live(offer, 'o')} and o.employ_id = ${context.session.employId} and ${which}
    order by o.create_time desc, o.id`.execute(context.db);
  return rows;
});

export const offerClosesAnswer = answer(studentOfferCloses, async ({ id }, own, call) => {
  const context = await actAsStudent(offer, call, own);
  const { rows } = await sql<Offer>`
    select id, employ_id, nature from rc_offer where ${context.live(offer)} and id = ${id}
      and employ_id = ${context.session.employId} and ${await context.meets(offer, openOffers)}`.execute(context.db);
  const [row] = rows;
  if (!row) throw failure('notFound');
  const ids = (await offersGivenUpFor(row, context)).map((one) => one.id);
  const { rows: ended } = await sql<GivenUpOffer>`
    select o.id, p.name as post_name, c.company_name from rc_offer o
    join rc_company_post p on p.id = o.post_id join ${sql.table(company.table)} c on c.id = o.company_id
    where o.id = any(${ids}::text[]) order by o.create_time, o.id`.execute(context.db);
  return ended;
});
