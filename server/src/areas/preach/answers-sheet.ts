import { answerColumns, answerText, hasSensitive } from '@campus/contract/fill';
import { failure, findField, type Row } from '@campus/contract/kit';
import { answersSheetPath, attendeeFacts, preach, preachAttendee } from '@campus/contract/preach';
import { sql } from 'kysely';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import { getSession } from '../../kit/http/answer.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import { openAnswers } from '../../platform/fill/answers.ts';
import { answersCode, readerOf } from './fill-calls.ts';

const title = '报名填写内容';
const mostRows = 20_000;
const shown = [...attendeeFacts, 'checkinTime'] as const;
type Shown = Readonly<Record<string, string | number | null>> & { readonly id: string };
type Filled = Pick<Row<typeof preachAttendee>, 'id' | 'answers' | 'answersSchema'>;

async function loadFilled(preachId: string, context: Context): Promise<Filled[]> {
  const { rows } = await sql<Filled>`
    select id, answers, answers_schema from rc_preach_attendee
    where ${context.live(preachAttendee)} and preach_id = ${preachId} and answers is not null`.execute(context.db);
  return rows;
}

/** The attendees of a session that the caller sees, with a column for each field that is exported. */
async function sheet(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const preachId = call.query.preachId ?? '';
  const [session] = await engine.find<Pick<Row<typeof preach>, 'title'>>(
    preach,
    ['id', 'eq', preachId],
    ['title'],
    context,
  );
  if (!session) throw failure('notFound');
  const people = await engine.find<Shown>(preachAttendee, ['preachId', 'eq', preachId], shown, context, mostRows);
  const seen = new Set(people.map(({ id }) => id));
  const filled = (await loadFilled(preachId, context)).filter(({ id }) => seen.has(id));
  const { rows } = await sql<Pick<Row<typeof preach>, 'fillFields'>>`
    select fill_fields from rc_preach where id = ${preachId}`.execute(context.db);
  const schemas = filled.map(({ answersSchema }) => answersSchema ?? []);
  const columns = answerColumns(rows[0]?.fillFields ?? [], schemas);
  const reader = readerOf(context);
  if (reader.maySeeSensitive && schemas.some(hasSensitive))
    await engine.transaction(call, async (own) =>
      engine.ports.audit(own, 'export', { entity: preachAttendee.name, title, columns: [title], rows: people.length }),
    );
  const byId = new Map(
    filled.map((row) => [row.id, { answers: openAnswers(row, context), schema: row.answersSchema ?? [] }]),
  );
  const cellsOf = (id: string) =>
    columns.map(({ fieldKey }) => {
      const row = byId.get(id);
      const schema = row?.schema.find((one) => one.fieldKey === fieldKey);
      return row && schema ? answerText(schema, row.answers[fieldKey], reader) : '';
    });
  return fileAnswer(
    {
      name: `${title}_${context.now.replace(/\D/g, '')}`,
      title: `${session.title} ${title}`,
      subtitle: `导出人:${getSession(call).realname}`,
      columns: [
        ...shown.map((name) => findField(preachAttendee, name)?.label ?? name),
        ...columns.map((one) => one.title),
      ].map((label) => ({ title: label, kind: 'text' as const, width: 18 })),
      rows: people.map((row) => [
        ...shown.map((name) => String(row[`${name}_dictText`] ?? row[name] ?? '')),
        ...cellsOf(row.id),
      ]),
    },
    call.query.format,
    `${people.length}行`,
  );
}
export const answersSheetRoutes = rawRoutes((engine) => [
  sheetRoute(answersSheetPath, title, answersCode, (call) => sheet(engine, call)),
]);
