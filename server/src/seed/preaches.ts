import { bookingFlow, bookingRefs, isWithinHours, venueBooking, venueTypes } from '@campus/contract/interview';
import { chinaTime, fromChinaTime } from '@campus/contract/kit';
import {
  attendeeFlow,
  attendeeSources,
  checkinMethods,
  preach,
  preachAttendee,
  preachCompany,
  preachFlow,
  preachPost,
  preachTypes,
} from '@campus/contract/preach';
import { newCheckInCode } from '../areas/interview/check-in-code.ts';
import type { SeedRow } from './bulk.ts';
import type { SeedCompany } from './companies.ts';
import type { SeedPost } from './posts.ts';
import { seedId } from './random.ts';
import { lastMinute, type SeedContext, systemColumns } from './seed-context.ts';
import type { SeedStudent } from './students.ts';

export interface PreachRows {
  readonly preach: SeedRow[];
  readonly company: SeedRow[];
  readonly post: SeedRow[];
  readonly attendee: SeedRow[];
  readonly booking: SeedRow[];
}
type State = keyof typeof preachFlow.states;
/** A session that has just begun. */
const onTheAir = 'onTheAir';
/** A session: its state, the day from the anchor, its start in minutes, its form, and whether hr01 holds it. */
type Plan = readonly [state: State, day: number, start: number | typeof onTheAir, type: number, isDemo?: true];
const { onSite, online, both } = preachTypes;
const plans: readonly Plan[] = [
  ['finished', -7, 14 * 60, onSite, true],
  ['finished', -6, 19 * 60, both],
  ['finished', -4, 14 * 60, onSite],
  ['approved', 0, 19 * 60, onSite],
  ['approved', 1, 14 * 60, both, true],
  ['approved', 4, 14 * 60, onSite],
  ['approved', 6, 19 * 60, online],
  ['waiting', 7, 14 * 60, onSite],
  ['waiting', 9, 9 * 60, onSite, true],
  ['requested', 12, 14 * 60, onSite],
  ['requested', 14, 14 * 60, both],
  ['rejected', 5, 9 * 60, onSite],
  ['cancelled', 3, 9 * 60, onSite],
  ['draft', 13, 14 * 60, onSite],
  ['approved', 0, onTheAir, online, true],
];
const minutes = 90;
/** Minute of the anchor day at which the session on the air began. */
const airMinute = lastMinute - 40;
const [most, shareWhoCame] = [48, 0.78];
/** What sessions are about, so that those of one company differ. */
const topics = ['校园招聘宣讲会', '研发岗位专场宣讲会', '管培生计划宣讲会', '暑期实习宣讲会'] as const;
/** Students who are recruited graduate in the summer after the season. */
const getCohort = ({ anchor }: SeedContext): number => Number(anchor.slice(0, 4)) + (anchor.slice(5) < '07-01' ? 0 : 1);
const speakers = ['人力资源总监', '校园招聘经理', '研发负责人', '生产运营经理'] as const;
const clock = (at: number): string =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00`;
const plus = (time: string, by: number): string => chinaTime(new Date(fromChinaTime(time).getTime() + by * 60_000));
const getContent = (name: string): string =>
  `<p>${name}将介绍公司业务、校园招聘岗位、培养计划和薪酬福利，并与同学们面对面交流。</p><p>现场接收简历，欢迎准备求职的同学参加。请提前报名，凭签到码入场。</p>`;
/** A code of its own for every attendee: an odd factor permutes the numbers of 35 bits. */
function getCode(n: number): string {
  const bits = (BigInt(n + 700_001) * 0x5deece66dn) % 2n ** 35n;
  return newCheckInCode((_below, k) => Number((bits >> BigInt(5 * k)) & 31n));
}

interface Sources {
  readonly companies: readonly SeedCompany[];
  readonly posts: readonly SeedPost[];
  readonly students: readonly SeedStudent[];
  readonly venues: { readonly venue: readonly SeedRow[]; readonly booking: readonly SeedRow[] };
}
interface Hall {
  readonly id: string;
  readonly capacity: number;
}
const isHeld = (state: State): boolean => ['waiting', 'approved', 'finished'].includes(state);

/** Sessions of the last, this and the next weeks, with their companies, posts, rooms and attendees. */
export function seedPreaches(context: SeedContext, { companies, posts, students, venues }: Sources): PreachRows {
  const rows: PreachRows = { preach: [], company: [], post: [], attendee: [], booking: [] };
  const open = posts.filter(({ tenantId, status }) => tenantId === 1 && status === 1);
  const withPosts = companies.filter(({ id }) => open.some(({ companyId }) => companyId === id));
  const demo = withPosts.find(({ members }) => members.some(({ username }) => username === 'hr01'));
  const others = withPosts.filter((one) => one !== demo);
  const enrolled = students.filter(({ row }) => row.tenantId === 1 && row.status === 1);
  if (withPosts.length === 0) return rows;
  for (const [i, plan] of plans.entries()) {
    const host = (plan[4] && demo) || others[i % Math.max(1, others.length)] || (demo as SeedCompany);
    const { start, end } = getPeriod(context, plan);
    const needsHall = isHeld(plan[0]) && plan[3] !== online;
    const hall = needsHall ? findHall([...venues.booking, ...rows.booking], venues.venue, start, end, i) : undefined;
    if (needsHall && !hall) continue;
    const of = open.filter(({ companyId }) => companyId === host.id).slice(0, 3);
    addSession(context, { i, plan, host, start, end, hall, posts: of, students: enrolled }, rows);
  }
  return rows;
}

function getPeriod(context: SeedContext, [, day, start]: Plan) {
  if (start !== onTheAir) {
    const at = `${context.day(day)} ${clock(start)}`;
    return { start: at, end: plus(at, minutes) };
  }
  const at = `${context.time(day, airMinute).slice(0, 16)}:00`;
  return { start: at, end: plus(at, 2 * minutes) };
}

/** A hall of the tenant that is free in this period. */
function findHall(
  bookings: readonly SeedRow[],
  venues: readonly SeedRow[],
  start: string,
  end: string,
  i: number,
): Hall | undefined {
  const halls = venues.filter(({ tenantId, type }) => tenantId === 1 && type === venueTypes.hall);
  const isFree = ({ id, openTime, closeTime, weekDays }: SeedRow) =>
    isWithinHours(
      { openTime: String(openTime), closeTime: String(closeTime), weekDays: String(weekDays) },
      start,
      end,
    ) &&
    bookings.every(
      (one) =>
        one.venueId !== id ||
        one.status === bookingFlow.states.released.code ||
        String(one.startTime) >= end ||
        String(one.endTime) <= start,
    );
  const free = halls.filter(isFree);
  const hall = free[i % Math.max(1, free.length)];
  return hall && { id: String(hall.id), capacity: Number(hall.capacity) };
}

interface Session {
  readonly i: number;
  readonly plan: Plan;
  readonly host: SeedCompany;
  readonly start: string;
  readonly end: string;
  readonly hall: Hall | undefined;
  readonly posts: readonly SeedPost[];
  readonly students: readonly SeedStudent[];
}
function addSession(context: SeedContext, session: Session, rows: PreachRows): void {
  const { i, plan, host, start, end, hall, posts } = session;
  const [state, day, , type] = plan;
  const id = seedId(46, i);
  const [member] = host.members;
  const asked = context.time(Math.min(-1, day - 12), 600 + i * 7);
  const submitted = plus(asked, 26 * 60);
  const audited = plus(submitted, 120);
  const isPlaced = isHeld(state) || state === 'cancelled' || state === 'rejected';
  const isPublic = state === 'approved' || state === 'finished';
  const seatLimit = type === online ? 0 : (hall?.capacity ?? null);
  const attendees = isPublic ? addAttendees(context, session, rows) : { signUp: 0, checkin: 0, seats: 0 };
  const columns = (e: Parameters<typeof systemColumns>[0], table: number, k: number) =>
    systemColumns(e, seedId(table, k), 1, member?.username ?? 'seed', asked);
  rows.preach.push({
    ...columns(preach, 46, i),
    preachNo: `XJ${asked.slice(0, 10).replaceAll('-', '')}${String(i + 1).padStart(3, '0')}`,
    title: `${host.name}${getCohort(context)}届${topics[i % topics.length]}`.slice(0, 100),
    companyId: host.id,
    type,
    wishTimes: [{ start, end }],
    expectCount: hall ? Math.min(hall.capacity, 80 + i * 10) : 120,
    startTime: isPlaced ? start : null,
    endTime: isPlaced ? end : null,
    venueId: hall?.id ?? null,
    extraRooms: null,
    seatLimit: isPlaced ? seatLimit : null,
    signUpStart: null,
    signUpEnd: null,
    limitTarget: 0,
    poster: `preach/sample-${i % 4}.png`,
    content: getContent(host.name),
    speaker: member?.realname ?? null,
    speakerTitle: speakers[i % speakers.length],
    contact: member?.realname ?? '招聘负责人',
    contactMobile: member?.mobile ?? '13900000000',
    staffCount: 2 + (i % 3),
    status: preachFlow.states[state].code,
    sort: null,
    topFlag: 0,
    seatTaken: attendees.seats,
    waitCount: 0,
    waitLast: 0,
    signUpCount: attendees.signUp,
    checkinCount: attendees.checkin,
    deliveryCount: 0,
    companyCount: 1,
    postCount: posts.length,
    watchCount: 0,
    likeCount: 0,
    rejectReason: state === 'rejected' ? '1' : null,
    auditReason: state === 'rejected' ? '时间或场地不可用' : null,
    auditBy: isPublic || state === 'rejected' ? context.auditor(1).username : null,
    auditTime: isPublic || state === 'rejected' ? audited : null,
    cancelReason: state === 'cancelled' ? '企业招聘计划调整' : null,
    submitBy: isPlaced ? context.recommender(1).username : '',
    submitTime: isPlaced ? submitted : null,
    announceTime: isPublic ? audited : null,
    settleTime: isPlaced ? plus(end, 120) : null,
  });
  rows.company.push({
    ...columns(preachCompany, 47, i),
    ...{ preachId: id, companyId: host.id, main: 1, sort: 10, seatNo: null },
    checkinTime: state === 'finished' ? plus(start, -20) : null,
  });
  for (const [k, post] of posts.entries())
    rows.post.push({
      ...columns(preachPost, 48, i * 10 + k),
      ...{ preachId: id, postId: post.id, companyId: host.id, sort: (k + 1) * 10 },
    });
  if (hall)
    rows.booking.push({
      ...systemColumns(venueBooking, seedId(32, 9000 + i), 1, context.recommender(1).username, submitted),
      ...{ venueId: hall.id, startTime: start, endTime: end, refType: bookingRefs.preach, refId: id },
      title: `${host.name}校园招聘宣讲会`.slice(0, 50),
      holder: host.name.slice(0, 50),
      status: state === 'waiting' ? bookingFlow.states.held.code : bookingFlow.states.occupied.code,
      note: null,
      releaseReason: null,
    });
}

function addAttendees(context: SeedContext, { i, plan, host, start, students }: Session, rows: PreachRows) {
  const dice = context.dice('preachAttendee');
  const isOver = plan[0] === 'finished';
  const wanted = Math.min(most - (i % 5) * 6, students.length);
  const chosen = students.filter((_one, k) => dice.unit(i * 100_000 + k, 'in') < (wanted * 1.2) / students.length);
  const list = chosen.slice(0, wanted);
  let checkin = 0;
  for (const [k, student] of list.entries()) {
    const key = i * 1000 + k;
    const came = isOver && dice.unit(key, 'came') < shareWhoCame;
    if (came) checkin += 1;
    const { signedUp, checkedIn, absent } = attendeeFlow.states;
    const status = isOver ? (came ? checkedIn.code : absent.code) : signedUp.code;
    const planned = plus(start, -24 * 60 * (1 + (k % 4)) - k);
    const now = context.time(0, 1);
    const at = planned < now ? planned : now;
    rows.attendee.push({
      ...systemColumns(preachAttendee, seedId(49, key), 1, 'seed', at, student.row.sysOrgCode as string),
      ...{ preachId: seedId(46, i), employId: student.id, companyId: host.id },
      source: attendeeSources.signUp,
      signUpTime: at,
      waitNo: null,
      checkinTime: came ? plus(start, (k % 25) - 20) : null,
      checkinCode: getCode(key),
      method: came ? checkinMethods.scan : null,
      watchSeconds: 0,
      status,
    });
  }
  return { signUp: list.length, checkin, seats: list.length };
}
