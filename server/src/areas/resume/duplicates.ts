import { failure } from '@campus/contract/kit';
import {
  type DuplicatePair,
  type DuplicateReason,
  duplicateIgnore,
  duplicateReasons,
  employUser,
  ignoreDuplicate,
  listDuplicates,
  type PairStudent,
  restoreDuplicate,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { escapeLike } from '../../kit/read/condition.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { loadNames } from './merge-answers.ts';

/** Of more records with one value only the first are paired: the others follow when these are settled. */
const mostOfOneValue = 10;
const shown = [
  'realname',
  'studentNo',
  'departId',
  'eduLevel',
  'majorCode',
  'gradYear',
  'status',
  'deliveryCount',
  'resumeScore',
];

interface FoundPair {
  readonly aId: string;
  readonly bId: string;
  readonly reasons: string;
  readonly reason: string | null;
  readonly createBy: string | null;
  readonly createTime: string | null;
  readonly total: number;
}
interface Wanted {
  readonly keyword: string | null;
  readonly ignored: boolean;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Pairs of unmerged students that the caller sees, by the values that they share. */
async function findPairs(
  { keyword, ignored, pageNo, pageSize }: Wanted,
  context: Context,
): Promise<readonly FoundPair[]> {
  const like = `%${escapeLike(keyword ?? '')}%`;
  const isWanted = keyword
    ? sql`exists (select 1 from s where s.id in (p.a_id, p.b_id) and (s.realname ilike ${like} or s.student_no ilike ${like}))`
    : sql`true`;
  const { rows } = await sql<FoundPair>`
    with s as materialized (
      select id, id_card_hash, exam_no, realname, birthday, major_code, lower(email) as email, student_no
      from rc_employ_user as e where ${await context.visible(employUser, 'e')} and e.merged_into = ''
    ), shared as (
      select 'idCard' as reason, id_card_hash as value, id from s where id_card_hash is not null
      union all select 'examNo', exam_no, id from s where exam_no <> ''
      union all select 'person', realname || ' ' || birthday || ' ' || major_code, id from s
      union all select 'email', realname || ' ' || email, id from s where email <> ''
    ), numbered as (
      select reason, value, id, row_number() over (partition by reason, value order by id) as n from shared where value is not null
    ), p as (
      select a.id as a_id, b.id as b_id, string_agg(a.reason, ',') as reasons
      from numbered a join numbered b on b.reason = a.reason and b.value = a.value and a.n < b.n
      where b.n <= ${mostOfOneValue} group by a.id, b.id
    )
    select p.*, i.reason, i.create_by, i.create_time, (count(*) over ())::int as total from p
    left join rc_duplicate_ignore i on i.a_id = p.a_id and i.b_id = p.b_id and ${context.live(duplicateIgnore, 'i')}
    where (i.id is not null) = ${ignored}::boolean and ${isWanted}
    order by p.b_id desc, p.a_id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(context.db);
  return rows;
}

/** The students of these pairs as the list shows them to the caller. */
async function loadStudents(pairs: readonly FoundPair[], context: Context): Promise<ReadonlyMap<string, PairStudent>> {
  const ids = [...new Set(pairs.flatMap(({ aId, bId }) => [aId, bId]))];
  if (ids.length === 0) return new Map();
  const rows = await context.engine.find(employUser, ['id', 'in', ids], shown, context, ids.length);
  return new Map((rows as PairStudent[]).map((row) => [row.id, row]));
}

const order = Object.keys(duplicateReasons) as DuplicateReason[];
const duplicates = answer(listDuplicates, async ({ keyword, ignored, pageNo, pageSize }, context) => {
  const wanted = { keyword, ignored: ignored === 1, pageNo: pageNo ?? 1, pageSize: pageSize ?? 10 };
  const pairs = await findPairs(wanted, context);
  const students = await loadStudents(pairs, context);
  const names = await loadNames(
    pairs.flatMap(({ createBy }) => createBy ?? []),
    context,
  );
  const records = pairs.map((pair): DuplicatePair => {
    const { aId, bId, reasons, reason, createBy, createTime } = pair;
    const given = reasons.split(',');
    return {
      a: students.get(aId) as PairStudent,
      b: students.get(bId) as PairStudent,
      reasons: order.filter((one) => given.includes(one)),
      ignored:
        reason === null ? null : { reason, by: names.get(createBy ?? '') ?? createBy ?? '', time: createTime ?? '' },
    };
  });
  return { records, total: pairs[0]?.total ?? 0 };
});

interface Pair {
  readonly aId: string;
  readonly bId: string;
}
/** The ids in the order of the database. Throws notFound unless the caller sees both students. */
async function sortedPair({ aId, bId }: Pair, context: Context): Promise<Pair> {
  const both = {
    all: [
      ['id', 'in', [aId, bId]],
      ['mergedInto', 'eq', ''],
    ],
  } as const;
  if ((await context.engine.count(employUser, both, context)) !== 2) throw failure('notFound');
  const { rows } = await sql<Pair>`
    select least(${aId}::text, ${bId}::text) as a_id, greatest(${aId}::text, ${bId}::text) as b_id`.execute(context.db);
  return rows[0] as Pair;
}

const ignoring = answer(ignoreDuplicate, async ({ aId, bId, reason }, context) => {
  await context.engine.insert(duplicateIgnore, { ...(await sortedPair({ aId, bId }, context)), reason }, context);
  return null;
});
const restoring = answer(restoreDuplicate, async (input, context) => {
  const pair = await sortedPair(input, context);
  const { rows } = await sql<{ id: string }>`
    select id from rc_duplicate_ignore
    where ${context.live(duplicateIgnore)} and a_id = ${pair.aId} and b_id = ${pair.bId}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  await context.engine.remove(duplicateIgnore, rows[0].id, withWholeTenant(context));
  return null;
});

export const duplicateAnswers = [duplicates, ignoring, restoring];
