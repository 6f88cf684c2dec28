import {
  attendanceRoles,
  boothFlow,
  fairApply,
  fairApplyFlow,
  fairApplyPost,
  fairAttendance,
  fairAttendee,
} from '@campus/contract/jobfair';
import { getCodes } from '@campus/contract/kit';
import { early, getArrival, getCode, getWayIn } from './fair-arrivals.ts';
import { addClaim, getInsurance } from './fair-claims.ts';
import type { Maker, Row, SeedFair } from './fair-rows.ts';
import { seedId } from './random.ts';
import type { SeedCompany } from './seed-company.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';

const { waiting, passed, rejected, confirmed, cancelled, arrived, queued, absent } = fairApplyFlow.states;
const placed = getCodes(fairApplyFlow, 'waiting', 'passed', 'confirmed', 'arrived', 'absent');
const approved = getCodes(fairApplyFlow, 'passed', 'confirmed', 'arrived', 'absent');
const bound = getCodes(fairApplyFlow, 'confirmed', 'arrived', 'absent');

/** The state of the n-th application of a fair. */
function getStatus({ story, row }: SeedFair, n: number): number {
  if (story === 'held')
    return (n % 13 === 7 ? absent : n % 11 === 5 ? cancelled : n % 17 === 9 ? rejected : arrived).code;
  if (story === 'running') return (n % 3 === 2 ? confirmed : arrived).code;
  if (n >= Number(row.maxCompany)) return queued.code;
  return (n % 5 === 0 ? waiting : n % 5 === 1 ? passed : confirmed).code;
}

/** An application of a company with what it brings. */
interface Application {
  readonly id: string;
  /** Number among the applications of its fair, and of all fairs. */
  readonly n: number;
  readonly k: number;
  readonly firm: SeedCompany;
  readonly posts: readonly SeedPost[];
  readonly status: number;
  readonly at: string;
  readonly by: string;
  /** When its people come to the fair. */
  readonly arrival: string;
}
/** Its booth, held while it waits before the fair, taken from its approval on. */
function takeBooth(fair: SeedFair, { id, n, firm, status }: Application): Row | undefined {
  const booth = placed.includes(status) ? fair.booths[n] : undefined;
  const isApproved = approved.includes(status);
  const { held, allocated } = boothFlow.states;
  if (booth && (isApproved || (fair.story === 'open' && status === waiting.code)))
    Object.assign(booth, {
      status: (isApproved ? allocated : held).code,
      applyId: id,
      slotNo: 1,
      companyId: firm.id,
    });
  return booth;
}
/** Who decided when, until when its confirmation is awaited, and how it ended. */
function getDecisions(context: SeedContext, fair: SeedFair, { k, status, at, arrival }: Application): Row {
  const isOpen = fair.story === 'open';
  const isBound = bound.includes(status);
  const deadline = isOpen ? context.time(2, 600) : `${context.day(fair.day - 2)} 18:00:00`;
  const isDecided = status !== waiting.code && status !== queued.code;
  return {
    ...(isDecided && { auditBy: context.auditor(fair.tenantId).username, auditTime: at }),
    auditReason: status === rejected.code ? '与招聘会主题不符' : null,
    confirmDeadline: approved.includes(status) ? deadline : null,
    confirmTime: isBound ? at : null,
    entryCode: isBound ? getCode(k) : null,
    ...(status === cancelled.code && { cancelReason: 2, cancelRemark: '招聘计划调整', cancelTime: at }),
    freeCancel: 0,
    checkinTime: status === arrived.code ? arrival : null,
  };
}
function addRow({ context, rows }: Maker, fair: SeedFair, one: Application): void {
  const { id, n, k, firm, posts, status, at, by } = one;
  const booth = takeBooth(fair, one);
  const [head] = firm.members;
  rows.apply.push({
    ...systemColumns(fairApply, id, fair.tenantId, by, at),
    ...{ applyNo: `BM${at.slice(2, 10).replaceAll('-', '')}${String(k + 1).padStart(5, '0')}`, fairId: fair.id },
    ...{ companyId: firm.id, status, boothCount: 1, boothIds: fair.story === 'open' && booth ? booth.id : null },
    ...{ boothNos: booth && approved.includes(status) ? booth.boothNo : null },
    ...{ postIds: posts.map((post) => post.id).join(','), postCount: posts.length },
    totalHeadcount: posts.reduce((sum, post) => sum + post.headcount, 0),
    ...{ contact: head?.realname, contactMobile: head?.mobile },
    ...{ needs: n % 4 === 0 ? '桌椅一套，电源一处' : null, remark: null },
    waitNo: status === queued.code ? Number(fair.row.queueCount) + 1 : null,
    submitTime: at,
    ...getDecisions(context, fair, one),
  });
}
/** The numbers of the fair, which the rows of its applications make. */
function count({ row }: SeedFair, { status }: Application): void {
  if (placed.includes(status)) row.placeCount = Number(row.placeCount) + 1;
  if (status !== queued.code) return;
  row.queueCount = Number(row.queueCount) + 1;
  row.lastQueueNo = row.queueCount;
}
function addPosts({ rows }: Maker, fair: SeedFair, { id, firm, posts, at, by }: Application): void {
  for (const post of posts) {
    const { headcount, nature } = post;
    rows.post.push({
      ...systemColumns(fairApplyPost, seedId(39, rows.post.length), fair.tenantId, by, at),
      ...{ applyId: id, fairId: fair.id, companyId: firm.id, postId: post.id, headcount, nature },
    });
    fair.row.headcount = Number(fair.row.headcount) + headcount;
  }
}
/** A plate of its own for every car. */
const getPlate = (n: number): string => `浙A${String(10_000 + ((n * 7919) % 90_000))}`;
function addPeople({ rows }: Maker, fair: SeedFair, { id, n, firm, status, at, by, arrival }: Application): void {
  for (const [i, member] of firm.members.slice(0, 2).entries())
    rows.attendee.push({
      ...systemColumns(fairAttendee, seedId(40, rows.attendee.length), fair.tenantId, by, at),
      ...{ applyId: id, fairId: fair.id, companyId: firm.id, name: member.realname, mobile: member.mobile },
      ...{ position: i === 0 ? '招聘经理' : '招聘专员', isLeader: i === 0 ? 1 : 0 },
      plate: i === 0 && n % 3 === 0 ? getPlate(rows.attendee.length) : null,
      ...getInsurance(fair, n),
      checkinTime: status === arrived.code ? arrival : null,
    });
}
function addCheckIn({ rows }: Maker, fair: SeedFair, { id, firm, arrival }: Application): void {
  rows.attendance.push({
    ...systemColumns(fairAttendance, seedId(41, rows.attendance.length), fair.tenantId, fair.author, arrival),
    ...{
      fairId: fair.id,
      role: attendanceRoles.company,
      companyId: firm.id,
      applyId: id,
      checkinTime: arrival,
      ...getWayIn(fair),
    },
  });
}
/** The n-th application of a fair with its posts, people and, on the day, its check-in. */
export function addApply(maker: Maker, fair: SeedFair, firm: SeedCompany, posts: readonly SeedPost[], n: number): void {
  const { context, rows } = maker;
  const k = rows.apply.length;
  const one: Application = {
    ...{ id: seedId(38, k), n, k, firm, posts: posts.slice(0, 1 + (n % 3)), status: getStatus(fair, n) },
    at: context.time(Math.min(fair.day - 20 + (n % 6), -1), 540 + n * 3),
    by: firm.members[0]?.username ?? 'admin',
    arrival: getArrival(context, fair, (n % 45) - early),
  };
  addRow(maker, fair, one);
  count(fair, one);
  if (approved.includes(one.status)) addPosts(maker, fair, one);
  if (bound.includes(one.status)) addPeople(maker, fair, one);
  if (one.status !== arrived.code) return;
  addCheckIn(maker, fair, one);
  if (fair.paid) addClaim(maker, fair, firm, one.id, n);
}
