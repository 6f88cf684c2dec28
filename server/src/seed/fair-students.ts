import { attendanceRoles, fairAttendance, fairStudent, fairStudentFlow } from '@campus/contract/jobfair';
import { getArrival, getCode, getWayIn } from './fair-arrivals.ts';
import { latestArrival } from './fair-deliveries.ts';
import type { FairDayRows, FairDelivery, Maker, SeedFair } from './fair-rows.ts';
import { seedId } from './random.ts';
import { systemColumns } from './seed-context.ts';
import type { SeedStudent } from './students.ts';

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
export function addStudents(
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
        ...{
          fairId: fair.id,
          role: attendanceRoles.student,
          employId: student.id,
          checkinTime: arrival,
          ...getWayIn(fair),
        },
      });
  }
}
