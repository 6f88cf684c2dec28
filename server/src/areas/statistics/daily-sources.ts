import { company, companyAudit } from '@campus/contract/enterprise';
import { interview } from '@campus/contract/interview';
import type { AnyEntity } from '@campus/contract/kit';
import { matchResult } from '@campus/contract/match';
import { companyPost } from '@campus/contract/post';
import { preach, preachAttendee } from '@campus/contract/preach';
import { agreement, delivery, deliveryStep, offer, resumeDownload } from '@campus/contract/resume';
import { employment } from '@campus/contract/statistics';
import { sysLog } from '@campus/contract/system';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;
/** Facts that are counted by day: rows of `of` under `f`, and the days under `d`. */
export interface DailySource {
  readonly of: AnyEntity;
  /** Tables next to `f`; `graduates` are the student states that belong to a cohort. */
  readonly joins: (graduates: readonly number[]) => Sql;
  /** Whether a fact belongs to the day. */
  readonly during: Sql;
  /** When it happened, and to which student, for facts of students. */
  readonly at?: Sql;
  readonly student?: Sql;
  readonly dims: Readonly<Record<string, Sql>>;
}

const onDay = (time: Sql): Sql => sql`${time} >= d.day::timestamptz and ${time} < (d.day + 1)::timestamptz`;
const endOfDay = sql`(d.day + 1)::timestamptz`;
const none = () => sql``;
const ofCompany = sql`left join rc_company c on c.id = f.company_id`;
const ofStudent = sql`left join rc_employ_user e on e.id = f.employ_id`;
const ofBoth = () => sql`${ofCompany} ${ofStudent}`;
const industry = sql`c.industry`;
/** The code of the city: the district without its last two digits. */
export const cityOfCompany = sql`rpad(left(c.region_code, 4), 6, '0')`;
const college = sql`e.depart_id`;

/** Facts with a student and a company, at a time. */
const joinBoth = (of: AnyEntity, time: Sql, more: DailySource['dims'] = {}): DailySource => ({
  of,
  joins: ofBoth,
  during: onDay(time),
  at: time,
  student: sql`f.employ_id`,
  dims: { ...more, industry, city: cityOfCompany, college },
});

export const registrations: DailySource = {
  of: company,
  joins: none,
  during: onDay(sql`f.create_time`),
  dims: { industry: sql`f.industry` },
};
export const companyDecisions: DailySource = {
  of: companyAudit,
  joins: () => ofCompany,
  during: onDay(sql`f.operate_time`),
  dims: { industry },
};
const ofPost = { industry, category: sql`f.category` };
export const newPosts: DailySource = {
  of: companyPost,
  joins: () => ofCompany,
  during: onDay(sql`f.create_time`),
  dims: ofPost,
};
/** Posts under `f` with their state at the end of the day under `s`, as the history of their steps has it. */
export const postStates: DailySource = {
  of: companyPost,
  joins: () => sql`${ofCompany} join lateral (
    select b.to_status from biz_audit_log b
    where b.biz_id = f.id and b.biz_type = ${companyPost.name} and b.operate_time < ${endOfDay}
    order by b.operate_time desc, b.id desc limit 1) s on true`,
  during: sql`f.create_time < ${endOfDay} and f.end_date >= d.day`,
  dims: ofPost,
};
export const deliveries = joinBoth(delivery, sql`f.deliver_time`, { source: sql`f.source` });
export const deliveryEvents: DailySource = {
  of: deliveryStep,
  joins: () => sql`join rc_delivery v on v.id = f.delivery_id
    left join rc_company c on c.id = v.company_id left join rc_employ_user e on e.id = v.employ_id`,
  during: onDay(sql`f.occur_time`),
  at: sql`f.occur_time`,
  student: sql`v.employ_id`,
  dims: { industry, city: cityOfCompany, college },
};
export const interviews = joinBoth(interview, sql`f.start_time`);
export const answeredOffers = joinBoth(offer, sql`f.answer_time`);
export const effectiveAgreements = joinBoth(agreement, sql`f.effective_time`);
export const downloads = joinBoth(resumeDownload, sql`f.download_time`);
export const newMatches = joinBoth(matchResult, sql`f.create_time`);
export const preaches: DailySource = {
  of: preach,
  joins: () => ofCompany,
  during: onDay(sql`f.start_time`),
  dims: { industry },
};
export const preachCheckins = joinBoth(preachAttendee, sql`f.checkin_time`);
export const preachWatchers = joinBoth(preachAttendee, sql`f.first_enter`);
/** Entries of the log written by accounts of students. */
export const studentLogs: DailySource = {
  of: sysLog,
  joins: () => sql`join sys_user u on u.username = f.userid
    join rc_employ_user e on e.user_id = u.id and e.tenant_id = f.tenant_id and e.del_flag = 0`,
  during: onDay(sql`f.create_time`),
  at: sql`f.create_time`,
  student: sql`e.id`,
  dims: { college },
};
/** The present members of the cohort in its season, with the destination under `s` that the journal had at the end of the day. */
export const destinations: DailySource = {
  of: employment,
  joins: (graduates) => sql`
    join rc_employ_user e on e.id = f.employ_id and e.grad_year = d.cohort and e.merged_into = ''
      and e.status = any(${[...graduates]}::int[])
    left join lateral (
      select l.audit, l.dest_group from rc_employment_log l
      where l.employ_id = f.employ_id and l.occur_time < ${endOfDay} order by l.seq desc limit 1) s on true`,
  during: sql`true`,
  dims: { college, eduLevel: sql`e.edu_level` },
};
