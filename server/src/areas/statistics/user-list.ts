import { failure, findField, refusal } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { userStatTexts as texts, type UserFigures, userMeasures, userStatPath } from '@campus/contract/statistics';
import { type RawBuilder, sql } from 'kysely';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import type { CellValue } from '../../kit/excel/sheet-content.ts';
import { getSession } from '../../kit/http/answer.ts';
import { type Answer, type Call, ok } from '../../kit/http/route.ts';
import { someRows } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import type { Data } from '../../kit/read/texts.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import { type Asked, figuresWith, measureNames, parseQuery } from './user-figures.ts';

/** Students of one spreadsheet. */
export const mostStudents = 20_000;
const studentsAtOnce = 500;
const shownFields = ['studentNo', 'realname', 'departId', 'majorCode', 'gradYear'] as const;
const columns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(measureNames.map((name) => [`${name}Count`, name])),
  evaluation: 'evaluation',
  lastActive: 'last_active',
  studentNo: 'student_no',
  gradYear: 'grad_year',
  realname: 'realname',
  departId: 'depart_id',
  majorCode: 'major_code',
};
/** The order of the list; by deliveries without a wish. Throws badSort. */
function getOrder({ column = 'deliveryCount', order = 'desc' }: Readonly<Record<string, string>>): RawBuilder<unknown> {
  const name = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!name) throw failure('badSort', column.slice(0, 60));
  return sql`${sql.ref(`g.${name}`)} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last, g.student_no, g.id`;
}

type Row = UserFigures & { readonly id: string; readonly total: number };
/** Students with their figures, in the order of the list. */
async function loadFigures(
  asked: Asked,
  page: { order: RawBuilder<unknown>; limit: number; offset: number },
  context: Context,
) {
  const counts = measureNames.map((name) => sql`${sql.ref(`g.${name}`)} as ${sql.ref(`${name}Count`)}`);
  const { rows } = await sql<Row>`${figuresWith(asked, asked.period, context)}
    select g.id, ${sql.join(counts)}, round(g.evaluation, 1)::float8 as evaluation, g.evaluations as evaluation_count,
      to_char(g.last_active, 'YYYY-MM-DD HH24:MI:SS') as last_active, count(*) over ()::int as total
    from g where ${asked.having} order by ${page.order} limit ${page.limit}::int offset ${page.offset}::int`.execute(
    context.db,
  );
  return rows;
}
/** Adds what the caller reads of the students. */
async function withStudents(rows: readonly Row[], context: Context): Promise<(Data & Row)[]> {
  const { db, engine, session } = context;
  const found: Data[] = [];
  for (let from = 0; from < rows.length; from += studentsAtOnce) {
    const ids = rows.slice(from, from + studentsAtOnce).map(({ id }) => id);
    const query = { filter: ['id', 'in', ids] as const, sort: [] };
    found.push(...(await someRows(db, employUser, shownFields, query, ids.length, 0, engine.scope(session))));
  }
  const byId = new Map(found.map((row) => [String(row.id), row]));
  return rows.map(({ total: _total, ...row }) => ({ ...byId.get(row.id), ...row }) as Data & Row);
}

async function listStudents(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const { pageNo, pageSize } = listQuery(engine, employUser, { ...call.query, column: '' }, getSession(call));
  const asked = await parseQuery(call.query, context);
  const page = { order: getOrder(call.query), limit: pageSize, offset: (pageNo - 1) * pageSize };
  const rows = await loadFigures(asked, page, context);
  const past =
    rows.length === 0 && pageNo > 1 ? await loadFigures(asked, { ...page, limit: 1, offset: 0 }, context) : rows;
  const total = past[0]?.total ?? 0;
  return ok({
    records: await withStudents(rows, context),
    total,
    size: pageSize,
    current: pageNo,
    pages: Math.ceil(total / pageSize),
    orders: [],
    searchCount: true,
  });
}

/** 用户就业统计 as a sheet: the students of the list's parameters. */
async function sheet(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call, { mayLag: true });
  const asked = await parseQuery(call.query, context);
  const found = await loadFigures(asked, { order: getOrder(call.query), limit: mostStudents + 1, offset: 0 }, context);
  if (found.length > mostStudents) throw refusal(texts.tooMany(mostStudents), 'RC_LIMIT');
  const rows = await withStudents(found, context);
  const number = (title: string) => ({ title, kind: 'number' as const, width: 14 });
  const words = (title: string) => ({ title, kind: 'text' as const, width: 20 });
  return fileAnswer(
    {
      name: `${texts.sheet}_${context.now.replace(/\D/g, '')}`,
      title: texts.sheet,
      subtitle: `${texts.exporter}${getSession(call).realname}，${asked.period.from} ~ ${asked.period.to}`,
      columns: [
        ...shownFields.map((name) => words(findField(employUser, name)?.label ?? '')),
        ...measureNames.map((name) => number(userMeasures[name])),
        number(texts.evaluation),
        words(texts.lastActive),
      ],
      rows: rows.map((row) => [
        ...shownFields.map((name) => String(row[`${name}_dictText`] ?? row[name] ?? '') as CellValue),
        ...measureNames.map((name) => row[`${name}Count`]),
        row.evaluation,
        row.lastActive,
      ]),
    },
    'xls',
    `${rows.length}行`,
  );
}

export const userStatRoutes = rawRoutes((engine) => [
  {
    methods: ['GET'],
    path: `${userStatPath}/list`,
    access: 'employ:statistics:list',
    title: '用户就业统计',
    handle: (call) => listStudents(engine, call),
  },
  sheetRoute(`${userStatPath}/exportXls`, texts.sheet, 'employ:statistics:exportXls', (call) => sheet(engine, call)),
]);
