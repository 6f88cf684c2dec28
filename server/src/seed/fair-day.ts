import { blackScopes } from '@campus/contract/enterprise';
import { fairFlow, fairTypes } from '@campus/contract/jobfair';
import { getCodes } from '@campus/contract/kit';
import type { SeedRow } from './bulk.ts';
import { addApply } from './fair-applies.ts';
import { findFairDeliveries, listDuring } from './fair-deliveries.ts';
import type { FairDayRows, Row, SeedFair } from './fair-rows.ts';
import { addStudents } from './fair-students.ts';
import { isAdmitted, type SeedCompany } from './seed-company.ts';
import type { SeedContext } from './seed-context.ts';
import { isActive, type SeedPost } from './seed-post.ts';
import type { SeedStudent } from './students.ts';

const dayMs = 86_400_000;
const places = { placeCount: 0, queueCount: 0, lastQueueNo: 0, studentCount: 0, studentQueue: 0, lastStudentNo: 0 };
function readFair(context: SeedContext, row: SeedRow, booths: readonly SeedRow[]): SeedFair {
  const from = Date.parse(`${context.anchor}T00:00:00Z`);
  const day = Math.round((Date.parse(`${String(row.startTime).slice(0, 10)}T00:00:00Z`) - from) / dayMs);
  const isPublic = getCodes(fairFlow, 'published', 'archived').includes(Number(row.status));
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
  const barred = new Set(of.rows.filter(({ blackScope }) => Number(blackScope) > blackScopes.none).map(({ id }) => id));
  const open = of.posts.filter(isActive);
  const byCompany = Map.groupBy(open, ({ companyId }) => companyId);
  const firms = of.companies.filter((one) => isAdmitted(one) && !barred.has(one.id) && byCompany.has(one.id));
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
