import {
  checkinMethods,
  fairApply,
  fairApplyPost,
  fairAttendance,
  fairAttendee,
  fairStudent,
  fairStudentFlow,
  fairTypes,
} from '@campus/contract/jobfair';
import { newCheckInCode } from '../areas/interview/check-in-code.ts';
import type { SeedRow } from './bulk.ts';
import type { SeedCompany } from './companies.ts';
import { addClaim, getInsurance } from './fair-claims.ts';
import { findFairDeliveries, latestArrival, listDuring } from './fair-deliveries.ts';
import type { FairDayRows, FairDelivery, Maker, Row, SeedFair } from './fair-rows.ts';
import type { SeedPost } from './posts.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import type { SeedStudent } from './students.ts';
import { plusMinutes } from './times.ts';

const dayMs = 86_400_000;
const places = { placeCount: 0, queueCount: 0, lastQueueNo: 0, studentCount: 0, studentQueue: 0, lastStudentNo: 0 };
function readFair(context: SeedContext, row: SeedRow, booths: readonly SeedRow[]): SeedFair {
  const from = Date.parse(`${context.anchor}T00:00:00Z`);
  const day = Math.round((Date.parse(`${String(row.startTime).slice(0, 10)}T00:00:00Z`) - from) / dayMs);
  const isPublic = [2, 5].includes(Number(row.status));
  const isOpen = String(row.applyStart) <= context.day(0) && String(row.applyEnd) > context.day(1);
  const story = !isPublic ? 'none' : day < 0 ? 'held' : day === 0 ? 'running' : isOpen ? 'open' : 'none';
  const own = Object.assign(row as Row, places);
  const opens = readMinute(String(row.startTime));
  return {
    id: String(row.id),
    tenantId: Number(row.tenantId),
    author: context.recommender(Number(row.tenantId)).username,
    story,
    row: own,
    booths: booths as readonly Row[],
    day,
    opens,
    paid: row.reimburse === 1,
    isOnline: row.type === fairTypes.online,
  };
}
const readMinute = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
/** Companies arrive before the fair opens, the last students two hours after it. */
const [early, late] = [50, 120];
/** When a visitor arrives, in minutes after the opening; all who come to the fair of today have arrived. */
function getArrival({ minute, time, day }: SeedContext, fair: SeedFair, after: number): string {
  if (fair.story !== 'running') return time(fair.day, fair.opens + after);
  const from = Math.max(0, fair.opens - early);
  const share = Math.min(1, Math.max(0, minute - from) / (early + late));
  return plusMinutes(`${day(0)} 00:00:00`, from + (after + early) * share);
}
const placed = [1, 2, 4, 6, 8];
/** A code of its own for every row: an odd factor permutes the numbers of 35 bits. */
function getCode(n: number): string {
  const bits = (BigInt(n + 77_777) * 0x5deece66dn) % 2n ** 35n;
  return newCheckInCode((_below, k) => Number((bits >> BigInt(5 * k)) & 31n));
}

/** How people are checked in: by their code at the gate, if there is one. */
const getWayIn = ({ isOnline }: SeedFair) =>
  isOnline
    ? { method: checkinMethods.online, gate: null, undone: 0 }
    : { method: checkinMethods.scanned, gate: '南门', undone: 0 };

/** A plate of its own for every car. */
const getPlate = (n: number): string => `浙A${String(10_000 + ((n * 7919) % 90_000))}`;

/** The state of the n-th application of a fair. */
function getStatus({ story, row }: SeedFair, n: number): number {
  if (story === 'held') return n % 13 === 7 ? 8 : n % 11 === 5 ? 5 : n % 17 === 9 ? 3 : 6;
  if (story === 'running') return n % 3 === 2 ? 4 : 6;
  const places = Number(row.maxCompany);
  return n >= places ? 7 : n % 5 === 0 ? 1 : n % 5 === 1 ? 2 : 4;
}
/** An application with its posts, people and, on the day, its check-in. */
function addApply(
  { context, rows }: Maker,
  fair: SeedFair,
  firm: SeedCompany,
  posts: readonly SeedPost[],
  n: number,
): void {
  const k = rows.apply.length;
  const id = seedId(38, k);
  const status = getStatus(fair, n);
  const isOpen = fair.story === 'open';
  const at = context.time(Math.min(fair.day - 20 + (n % 6), -1), 540 + n * 3);
  const [head] = firm.members;
  const by = head?.username ?? 'admin';
  const own = posts.slice(0, 1 + (n % 3));
  const booth = placed.includes(status) && fair.booths[n];
  const isApproved = [2, 4, 6, 8].includes(status);
  if (booth && (isOpen ? status === 1 || isApproved : isApproved))
    Object.assign(booth, { status: isApproved ? 2 : 1, applyId: id, slotNo: 1, companyId: firm.id });
  const isConfirmed = [4, 6, 8].includes(status);
  const arrival = getArrival(context, fair, (n % 45) - early);
  rows.apply.push({
    ...systemColumns(fairApply, id, fair.tenantId, by, at),
    ...{ applyNo: `BM${at.slice(2, 10).replaceAll('-', '')}${String(k + 1).padStart(5, '0')}`, fairId: fair.id },
    ...{ companyId: firm.id, status, boothCount: 1, boothIds: isOpen && booth ? booth.id : null },
    ...{ boothNos: booth && isApproved ? booth.boothNo : null, postIds: own.map((post) => post.id).join(',') },
    ...{ postCount: own.length, totalHeadcount: own.reduce((sum, post) => sum + post.headcount, 0) },
    ...{
      contact: head?.realname,
      contactMobile: head?.mobile,
      needs: n % 4 === 0 ? '桌椅一套，电源一处' : null,
      remark: null,
    },
    ...{ waitNo: status === 7 ? Number(fair.row.queueCount) + 1 : null, submitTime: at },
    ...(status !== 1 && status !== 7 && { auditBy: context.auditor(fair.tenantId).username, auditTime: at }),
    auditReason: status === 3 ? '与招聘会主题不符' : null,
    confirmDeadline: isApproved ? (isOpen ? context.time(2, 600) : `${context.day(fair.day - 2)} 18:00:00`) : null,
    confirmTime: isConfirmed ? at : null,
    entryCode: isConfirmed ? getCode(k) : null,
    ...(status === 5 && { cancelReason: 2, cancelRemark: '招聘计划调整', cancelTime: at }),
    freeCancel: 0,
    checkinTime: status === 6 ? arrival : null,
  });
  if (placed.includes(status)) fair.row.placeCount = Number(fair.row.placeCount) + 1;
  if (status === 7) {
    fair.row.queueCount = Number(fair.row.queueCount) + 1;
    fair.row.lastQueueNo = fair.row.queueCount;
  }
  if (isApproved)
    for (const post of own) {
      const columns = systemColumns(fairApplyPost, seedId(39, rows.post.length), fair.tenantId, by, at);
      const { headcount, nature } = post;
      rows.post.push({
        ...columns,
        applyId: id,
        fairId: fair.id,
        companyId: firm.id,
        postId: post.id,
        headcount,
        nature,
      });
      fair.row.headcount = Number(fair.row.headcount) + headcount;
    }
  if (!isConfirmed) return;
  for (const [i, member] of firm.members.slice(0, 2).entries())
    rows.attendee.push({
      ...systemColumns(fairAttendee, seedId(40, rows.attendee.length), fair.tenantId, by, at),
      ...{ applyId: id, fairId: fair.id, companyId: firm.id, name: member.realname, mobile: member.mobile },
      ...{ position: i === 0 ? '招聘经理' : '招聘专员', isLeader: i === 0 ? 1 : 0 },
      plate: i === 0 && n % 3 === 0 ? getPlate(rows.attendee.length) : null,
      ...{
        ...getInsurance(fair, n),
      },
      checkinTime: status === 6 ? arrival : null,
    });
  if (status !== 6) return;
  rows.attendance.push({
    ...systemColumns(fairAttendance, seedId(41, rows.attendance.length), fair.tenantId, fair.author, arrival),
    ...{
      fairId: fair.id,
      role: 1,
      companyId: firm.id,
      applyId: id,
      checkinTime: arrival,
      ...getWayIn(fair),
    },
  });
  if (fair.paid) addClaim({ context, rows }, fair, firm, id, n);
}

interface SignUp {
  readonly n: number;
  readonly limit: number;
  readonly at: string;
  readonly org: string;
  readonly employId: string;
  readonly arrival: string | null;
}
/** A place for a student, or a number on the waiting list when they are taken. */
function addSignUp(fair: SeedFair, { n, limit, at, org, employId, arrival }: SignUp, rows: FairDayRows): void {
  const waitNo = n < limit ? null : n - limit + 1;
  const { arrived, absent, signed, queued } = fairStudentFlow.states;
  const state = waitNo ? queued : arrival ? arrived : fair.story === 'held' ? absent : signed;
  rows.student.push({
    ...systemColumns(fairStudent, seedId(80, rows.student.length), fair.tenantId, fair.author, at, org),
    ...{ fairId: fair.id, employId, status: state.code, waitNo },
    ...{ signTime: at, checkinTime: arrival, entryCode: getCode(500_000 + rows.student.length) },
  });
  const { row } = fair;
  Object.assign(
    row,
    waitNo
      ? { studentQueue: Number(row.studentQueue) + 1, lastStudentNo: waitNo }
      : { studentCount: Number(row.studentCount) + 1 },
  );
}

/** Students of a fair: on the day those who came, with their deliveries, before it those who signed up. */
function addStudents(
  { context, rows }: Maker,
  fair: SeedFair,
  all: readonly SeedStudent[],
  deliveries: readonly FairDelivery[],
): void {
  const first = new Map(deliveries.toReversed().map((one) => [one.employId, one]));
  const students = [...all.filter(({ id }) => first.has(id)), ...all.filter(({ id }) => !first.has(id))];
  const limit = Number(fair.row.studentLimit);
  const isOpen = fair.story === 'open';
  // Without places students come without a sign-up.
  if (isOpen && limit === 0) return;
  for (const [n, student] of students.slice(0, Math.min(students.length, isOpen ? 60 : 160)).entries()) {
    const at = context.time(Math.min(fair.day - 6, -1), 600 + (n % 300));
    const delivered = first.get(student.id);
    const didCome = !isOpen && (delivered !== undefined || n % 5 !== 4);
    const usual = getArrival(context, fair, ((n * 7) % 150) - 30);
    const arrival = delivered && latestArrival(delivered) < usual ? latestArrival(delivered) : usual;
    if (delivered) rows.delivery.push(...deliveries.filter(({ employId }) => employId === student.id));
    const org = student.depart.orgCode;
    if (limit > 0)
      addSignUp(fair, { n, limit, at, org, employId: student.id, arrival: didCome ? arrival : null }, rows);
    if (didCome)
      rows.attendance.push({
        ...systemColumns(fairAttendance, seedId(41, rows.attendance.length), fair.tenantId, fair.author, arrival, org),
        ...{ fairId: fair.id, role: 2, employId: student.id, checkinTime: arrival, ...getWayIn(fair) },
      });
  }
}

/** Applications, people, students, check-ins and claims of the seeded fairs. */
export function seedFairDay(
  context: SeedContext,
  seeded: { readonly fair: readonly SeedRow[]; readonly booth: readonly SeedRow[] },
  of: {
    readonly companies: readonly SeedCompany[];
    readonly rows: readonly SeedRow[];
    readonly posts: readonly SeedPost[];
    readonly students: readonly SeedStudent[];
    readonly deliveries: readonly SeedRow[];
  },
): FairDayRows {
  const rows: FairDayRows = {
    apply: [],
    post: [],
    attendee: [],
    student: [],
    attendance: [],
    expense: [],
    item: [],
    delivery: [],
  };
  const maker = { context, rows };
  const barred = new Set(of.rows.filter(({ blackScope }) => Number(blackScope) > 0).map(({ id }) => id));
  const open = of.posts.filter(({ status }) => status === 1);
  const byCompany = Map.groupBy(open, ({ companyId }) => companyId);
  const firms = of.companies.filter(({ id, status }) => status === 3 && !barred.has(id) && byCompany.has(id));
  const booths = Map.groupBy(seeded.booth, ({ fairId }) => fairId);
  const fairs = seeded.fair.map((row) => readFair(context, row, booths.get(row.id) ?? []));
  for (const fair of fairs.filter(({ story }) => story !== 'none')) {
    const isOwn = ({ tenantId }: { readonly tenantId: number }): boolean => tenantId === fair.tenantId;
    const during = listDuring(context, fair, of.deliveries);
    const asked = new Set(during.map(({ postId }) => postId));
    // Posts that students asked for come first.
    const listPosts = ({ id }: SeedCompany): SeedPost[] =>
      (byCompany.get(id) ?? []).toSorted((a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id)));
    const wanted = Number(fair.row.maxCompany) + (fair.story === 'open' ? 4 : -2);
    for (const [n, firm] of firms.filter(isOwn).slice(0, wanted).entries())
      addApply(maker, fair, firm, listPosts(firm), n);
    const delivered = findFairDeliveries(fair, rows, during);
    addStudents(maker, fair, of.students.filter(isOwn), delivered);
  }
  return rows;
}
