import {
  evaluationSheetPath,
  type InterviewScores,
  interview,
  interviewEvaluation,
  interviewFlow,
  mostInterviewers,
  type ScoreName,
  schedulePath,
  scoreLabels,
  interviewReports as texts,
} from '@campus/contract/interview';
import { type Filter, getCodes, refusal } from '@campus/contract/kit';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { getSession } from '../../kit/http/answer.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { someRows } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import type { Data } from '../../kit/read/texts.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import { attachment } from '../../platform/files/file-name.ts';
import type { PdfBlock } from '../../platform/pdf/pdf-content.ts';

const mostRows = 1_000;
const mostEvaluations = mostInterviewers * mostRows;
const getText = (row: Data, name: string): string => String(row[`${name}_dictText`] ?? row[name] ?? '');
/** `20251017090000`, as the names of all reports end. */
const getStamp = (now: string): string => now.replace(/\D/g, '');

/** The caller's interviews of the list's filters, by start. Throws when there are none or too many. */
async function listRows(engine: EngineApi, call: Call, names: readonly string[], more: Filter): Promise<Data[]> {
  const session = getSession(call);
  const { filter } = listQuery(engine, interview, call.query, session);
  const query = { filter: { all: [filter, more] }, sort: [{ name: 'startTime', order: 'asc' as const }] };
  const rows = await someRows(engine.context(call).db, interview, names, query, mostRows + 1, 0, engine.scope(session));
  if (rows.length === 0) throw refusal(texts.none, 'RC_NOT_FOUND');
  if (rows.length > mostRows) throw refusal(texts.tooMany(mostRows), 'RC_LIMIT');
  return rows;
}

const planned: Filter = ['status', 'in', getCodes(interviewFlow, 'asked', 'agreed', 'done')];
const getPlace = (row: Data): string =>
  getText(row, 'venueId') || getText(row, 'address') || getText(row, 'type') || texts.elsewhere;
const getLine = (row: Data): string[] => [
  `${String(row.startTime).slice(11, 16)}-${String(row.endTime).slice(11, 16)}`,
  ...['realname', 'schoolName', 'postName', 'round', 'interviewerIds', 'status'].map((name) => getText(row, name)),
];
/** One table for each day and place. */
function getSchedule(rows: readonly Data[]): PdfBlock[] {
  const groups = Map.groupBy(rows, (row) => `${String(row.startTime).slice(0, 10)}  ${getPlace(row)}`);
  return [...groups].flatMap(([title, lines]): PdfBlock[] => [
    { kind: 'heading', text: title },
    { kind: 'table', head: texts.scheduleHead, widths: [12, 10, 18, 22, 6, 18, 12], rows: lines.map(getLine) },
  ]);
}

/** 面试安排表, by day and room. */
async function schedule(engine: EngineApi, call: Call): Promise<Answer> {
  const names = ['startTime', 'endTime', 'realname', 'schoolName', 'postName', 'round', 'interviewerIds', 'status'];
  const rows = await listRows(engine, call, [...names, 'venueId', 'address', 'type'], planned);
  const { now } = engine.context(call);
  const session = getSession(call);
  const file = await engine.services.pdf.render({
    title: texts.schedule,
    created: now,
    landscape: true,
    footer: `${texts.exporter}${session.realname}`,
    blocks: [{ kind: 'text', text: texts.schedule, size: 16, bold: true, align: 'center' }, ...getSchedule(rows)],
  });
  const name = `${texts.schedule}_${getStamp(now)}.pdf`;
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(file.length),
    'content-disposition': attachment(name, 'schedule.pdf'),
  };
  return { kind: 'file', stream: file, headers, note: `${rows.length}行` };
}

const scoreNames = Object.entries(scoreLabels) as [ScoreName, string][];
const evaluated = ['realname', 'postName', 'round', 'startTime', 'userId'] as const;
const judged = ['score', 'conclusion', 'comment'] as const;
const getLabel = (name: (typeof evaluated | typeof judged)[number]): string => interviewEvaluation.fields[name].label;

/** 面试评价表: the evaluations of these interviews with the score of every dimension. */
async function evaluationSheet(engine: EngineApi, call: Call): Promise<Answer> {
  const ids = (await listRows(engine, call, ['startTime'], { all: [] })).map(({ id }) => id as string);
  const context = engine.context(call);
  const session = getSession(call);
  const query = { filter: ['interviewId', 'in', ids] as Filter, sort: [{ name: 'startTime', order: 'asc' as const }] };
  const names = [...evaluated, ...judged, 'scores'];
  const scope = engine.scope(session);
  const rows = await someRows(context.db, interviewEvaluation, names, query, mostEvaluations + 1, 0, scope);
  // Interviewers that were replaced have given theirs, too.
  if (rows.length > mostEvaluations) throw refusal(texts.tooMany(mostRows), 'RC_LIMIT');
  const text = (title: string) => ({ title, kind: 'text' as const, width: 18 });
  const number = (title: string) => ({ title, kind: 'number' as const, width: 10 });
  return fileAnswer(
    {
      name: `${texts.evaluation}_${getStamp(context.now)}`,
      title: texts.evaluation,
      subtitle: `导出人:${session.realname}`,
      columns: [
        ...evaluated.map((name) => text(getLabel(name))),
        ...scoreNames.map(([, label]) => number(label)),
        number(getLabel('score')),
        text(getLabel('conclusion')),
        text(getLabel('comment')),
      ],
      rows: rows.map((row) => {
        const scores = row.scores as InterviewScores | null;
        return [
          ...evaluated.map((name) => getText(row, name)),
          ...scoreNames.map(([name]) => scores?.[name] ?? null),
          row.score === null ? null : Number(row.score),
          getText(row, 'conclusion'),
          getText(row, 'comment'),
        ];
      }),
    },
    'xls',
    `${rows.length}行`,
  );
}

/** The reports of the list of interviews; both take its filters. */
export const interviewReportRoutes = rawRoutes((engine) => [
  sheetRoute(schedulePath, texts.schedule, interview.can.exportXls, (call) => schedule(engine, call)),
  sheetRoute(evaluationSheetPath, texts.evaluation, interviewEvaluation.can.exportXls, (call) =>
    evaluationSheet(engine, call),
  ),
]);
