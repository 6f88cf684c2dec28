import {
  boothFlow,
  fairApply,
  fairApplyFlow,
  fairAttendee,
  fairBooth,
  insureFlow,
  mostPrinted,
} from '@campus/contract/jobfair';
import { getCodes, getState } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Call } from '../../kit/http/route.ts';
import { loadQrAddress } from '../../platform/qr/qr-codes.ts';

const coming = getCodes(fairApplyFlow, 'passed', 'confirmed', 'arrived');
interface Person {
  readonly name: string;
  readonly position: string | null;
  readonly mobile: string;
  readonly isLeader: number;
  /** In words. */
  readonly insured: string;
}
export interface PrintedCompany {
  readonly companyName: string;
  readonly booths: readonly string[];
  readonly posts: string | null;
  readonly entryCode: string | null;
  /** What the QR code holds; only companies that have confirmed have one. */
  readonly address: string | null;
  readonly people: readonly Person[];
}
interface Stored {
  readonly id: string;
  readonly companyName: string;
  readonly boothNos: string | null;
  readonly posts: string | null;
  readonly entryCode: string | null;
}

async function loadPeople(ids: readonly string[], context: Context): Promise<Map<string, Person[]>> {
  const { rows } = await sql<Omit<Person, 'insured'> & { readonly applyId: string; readonly insureStatus: number }>`
    select apply_id, name, position, mobile, coalesce(is_leader, 0) as is_leader, insure_status from rc_fair_attendee
    where ${await context.visible(fairAttendee)} and apply_id = any(${[...ids]}::text[])
    order by is_leader desc nulls last, create_time, id`.execute(context.db);
  const people = rows.map(({ insureStatus, ...row }) => ({
    ...row,
    insured: insureFlow.states[getState(insureFlow, insureStatus)].label,
  }));
  return Map.groupBy(people, ({ applyId }) => applyId);
}

/**
 * Companies that come to a fair, by booth, with at most three posts, their people and their entry codes; of a zone those with
 * a booth in it, and only these booths. Needs a transaction.
 */
export async function loadPrinted(
  { fairId, zone }: { readonly fairId: string; readonly zone: string },
  context: Context,
  call: Pick<Call, 'headers'>,
): Promise<PrintedCompany[]> {
  const boothsOfZone = sql`
    (select string_agg(b.booth_no, '、' order by b.booth_no) from rc_fair_booth b where ${await context.visible(fairBooth, 'b')}
      and b.apply_id = a.id and b.status = ${boothFlow.states.allocated.code}::int and b.zone = ${zone})`;
  const booths = zone === '' ? sql`a.booth_nos` : boothsOfZone;
  const { rows } = await sql<Stored>`
    select a.id, c.company_name, ${booths} as booth_nos, a.entry_code,
      (select string_agg(x.name, '、' order by x.name) from (select p.name from rc_fair_apply_post q
        join rc_company_post p on p.id = q.post_id and p.del_flag = 0
        where q.apply_id = a.id and q.del_flag = 0 order by p.name limit 3) x) as posts
    from rc_fair_apply a join rc_company c on c.id = a.company_id
    where ${await context.visible(fairApply, 'a')} and a.fair_id = ${fairId} and a.status = any(${coming}::int[])
      and (${zone} = '' or ${booths} is not null)
    order by booth_nos nulls last, c.company_name, a.id limit ${mostPrinted + 1}::int`.execute(context.db);
  const people = await loadPeople(
    rows.map(({ id }) => id),
    context,
  );
  const printed: PrintedCompany[] = [];
  for (const { id, boothNos, ...row } of rows)
    printed.push({
      ...row,
      booths: boothNos ? boothNos.split('、') : [],
      address: row.entryCode
        ? await loadQrAddress({ bizType: fairApply.qr?.type ?? '', bizId: id }, context, call)
        : null,
      people: people.get(id) ?? [],
    });
  return printed;
}
