import { bookingFlow, bookingRefs, isWithinHours, venueBooking, venueTypes } from '@campus/contract/interview';
import { preach, preachCompany, preachFlow, preachPost, preachTypes, takingPreaches } from '@campus/contract/preach';
import type { SeedRow } from './bulk.ts';
import { clock, getBegin, lastOfDay } from './clock.ts';
import { addAttendees } from './preach-attendees.ts';
import {
  type Hall,
  onTheAir,
  type PreachPlan,
  type PreachRows,
  type PreachState,
  preachPlans,
  type Session,
} from './preach-plans.ts';
import { seedId } from './random.ts';
import type { SeedCompany } from './seed-company.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { isActive, type SeedPost } from './seed-post.ts';
import { isStudying, type SeedStudent } from './students.ts';
import { plusMinutes } from './times.ts';

const minutes = 90;
/** Minutes that the session on the air has lasted. */
const airMinutes = 40;
/** What sessions are about, so that those of one company differ. */
const topics = ['校园招聘宣讲会', '研发岗位专场宣讲会', '管培生计划宣讲会', '暑期实习宣讲会'] as const;
/** Every fourth session has the same company: its topics differ. */
const getTopic = (i: number): string => topics[(i + Math.floor(i / topics.length)) % topics.length] as string;
/** Students who are recruited graduate in the summer after the season. */
const getCohort = ({ anchor }: SeedContext): number => Number(anchor.slice(0, 4)) + (anchor.slice(5) < '07-01' ? 0 : 1);
const speakers = ['人力资源总监', '校园招聘经理', '研发负责人', '生产运营经理'] as const;
const getContent = (name: string): string =>
  `<p>${name}将介绍公司业务、校园招聘岗位、培养计划和薪酬福利，并与同学们面对面交流。</p><p>现场接收简历，欢迎准备求职的同学参加。请提前报名，凭签到码入场。</p>`;
interface Sources {
  readonly companies: readonly SeedCompany[];
  readonly posts: readonly SeedPost[];
  readonly students: readonly SeedStudent[];
  readonly venues: { readonly venue: readonly SeedRow[]; readonly booking: readonly SeedRow[] };
}
const isHeld = (state: PreachState): boolean => (takingPreaches as readonly PreachState[]).includes(state);

/** Sessions of the last, this and the next weeks, with their companies, posts, rooms and attendees. */
export function seedPreaches(context: SeedContext, { companies, posts, students, venues }: Sources): PreachRows {
  const rows: PreachRows = { preach: [], company: [], post: [], attendee: [], booking: [] };
  const open = posts.filter((post) => post.tenantId === 1 && isActive(post));
  const withPosts = companies.filter(({ id }) => open.some(({ companyId }) => companyId === id));
  const demo = withPosts.find(({ members }) => members.some(({ username }) => username === 'hr01'));
  const others = withPosts.filter((one) => one !== demo);
  const enrolled = students.filter((student) => student.tenantId === 1 && isStudying(student));
  if (withPosts.length === 0) return rows;
  for (const [i, plan] of preachPlans.entries()) {
    const host = (plan[4] && demo) || others[i % Math.max(1, others.length)] || (demo as SeedCompany);
    const { start, end } = getPeriod(context, plan);
    const needsHall = isHeld(plan[0]) && plan[3] !== preachTypes.online;
    const hall = needsHall ? findHall([...venues.booking, ...rows.booking], venues.venue, start, end, i) : undefined;
    if (needsHall && !hall) continue;
    const of = open.filter(({ companyId }) => companyId === host.id).slice(0, 3);
    addSession(context, { i, plan, host, start, end, hall, posts: of, students: enrolled }, rows);
  }
  return rows;
}

function getPeriod(context: SeedContext, [, day, start]: PreachPlan) {
  const isOnAir = start === onTheAir;
  const from = isOnAir ? getBegin(context.minute, airMinutes) : start;
  const to = Math.min(from + (isOnAir ? 2 * minutes : minutes), lastOfDay);
  return { start: `${context.day(day)} ${clock(from)}`, end: `${context.day(day)} ${clock(to)}` };
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

/** When a session was asked for, submitted and audited. */
function getTimes(context: SeedContext, { i, plan: [, day] }: Session) {
  const asked = context.time(Math.min(-1, day - 12), 600 + i * 7);
  const submitted = plusMinutes(asked, 26 * 60);
  return { asked, submitted, audited: plusMinutes(submitted, 120) };
}
const isPublished = (state: PreachState): boolean => state === 'approved' || state === 'finished';

function addSession(context: SeedContext, session: Session, rows: PreachRows): void {
  const { i, plan, host, start, hall, posts } = session;
  const [state] = plan;
  const id = seedId(46, i);
  const attendees = isPublished(state) ? addAttendees(context, session, rows) : { signUp: 0, checkin: 0, seats: 0 };
  const columns = (e: Parameters<typeof systemColumns>[0], table: number, k: number) =>
    systemColumns(e, seedId(table, k), 1, host.members[0]?.username ?? 'seed', getTimes(context, session).asked);
  rows.preach.push({
    ...columns(preach, 46, i),
    ...preachColumns(context, session),
    seatTaken: attendees.seats,
    signUpCount: attendees.signUp,
    checkinCount: attendees.checkin,
  });
  rows.company.push({
    ...columns(preachCompany, 47, i),
    ...{ preachId: id, companyId: host.id, main: 1, sort: 10, seatNo: null },
    checkinTime: state === 'finished' ? plusMinutes(start, -20) : null,
  });
  for (const [k, post] of posts.entries())
    rows.post.push({
      ...columns(preachPost, 48, i * 10 + k),
      ...{ preachId: id, postId: post.id, companyId: host.id, sort: (k + 1) * 10 },
    });
  if (hall) rows.booking.push(bookingRow(context, session, hall));
}

/** The columns of a session but for its people. */
function preachColumns(context: SeedContext, session: Session): SeedRow {
  const { i, plan, host, start, end, hall, posts } = session;
  const [state, , , type] = plan;
  const [member] = host.members;
  const { asked, submitted, audited } = getTimes(context, session);
  const isPlaced = isHeld(state) || state === 'cancelled' || state === 'rejected';
  const isPublic = isPublished(state);
  const seatLimit = type === preachTypes.online ? 0 : (hall?.capacity ?? null);
  return {
    preachNo: `XJ${asked.slice(0, 10).replaceAll('-', '')}${String(i + 1).padStart(3, '0')}`,
    title: `${host.name}${getCohort(context)}届${getTopic(i)}`.slice(0, 100),
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
    visitors: host.members.slice(0, 2 + (i % 3)).map(({ realname, mobile }, k) => ({
      name: realname,
      mobile,
      plate: k === 0 ? `浙A${20_000 + i * 137}` : null,
    })),
    status: preachFlow.states[state].code,
    sort: null,
    topFlag: 0,
    waitCount: 0,
    waitLast: 0,
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
    settleTime: isPlaced ? plusMinutes(end, 120) : null,
  };
}

/** The booking of the hall of a session. */
const bookingRow = (context: SeedContext, session: Session, hall: Hall): SeedRow => ({
  ...systemColumns(
    venueBooking,
    seedId(32, 9000 + session.i),
    1,
    context.recommender(1).username,
    getTimes(context, session).submitted,
  ),
  ...{ venueId: hall.id, startTime: session.start, endTime: session.end },
  ...{ refType: bookingRefs.preach, refId: seedId(46, session.i) },
  title: `${session.host.name}校园招聘宣讲会`.slice(0, 50),
  holder: session.host.name.slice(0, 50),
  status: session.plan[0] === 'waiting' ? bookingFlow.states.held.code : bookingFlow.states.occupied.code,
  note: null,
  releaseReason: null,
});
