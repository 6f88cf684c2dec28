import { findField, refusal } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import {
  deliveryTexts,
  type PostProgress,
  postProgressPath,
  postProgressSheetPath,
  stepsOfColumns,
  postProgressTexts as texts,
} from '@campus/contract/resume';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { CellValue } from '../../kit/excel/sheet-content.ts';
import { getSession } from '../../kit/http/answer.ts';
import { type Answer, type Call, ok } from '../../kit/http/route.ts';
import { listNames, listPage, someRows } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import type { Data } from '../../kit/read/texts.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import { addProgress } from './post-progress.ts';

const mostPosts = 2_000;
/** Posts whose deliveries are counted together. */
const postsAtOnce = 200;

/** A page of the list of posts with their progress. */
async function progressPage(engine: EngineApi, call: Call): Promise<Answer> {
  const session = getSession(call);
  const query = listQuery(engine, companyPost, call.query, session);
  return ok(
    await listPage(engine.db, companyPost, query, engine.scope(session), (rows) =>
      addProgress(rows, engine.context(call)),
    ),
  );
}

const leading = ['name', 'companyName', 'postStatus', 'headcount', 'deliveryCount'] as const;
const numeric: readonly string[] = ['headcount', 'deliveryCount'];
const trailing = ['rejected', 'withdrawn', 'offerAccepted', 'signed', 'fillRate', 'oldestDays'] as const;
const stages: Readonly<Record<number, string>> = deliveryTexts.stages;

function getLine(row: Data & PostProgress): CellValue[] {
  return [
    ...leading.map((name) => (row[`${name}_dictText`] ?? row[name] ?? null) as CellValue),
    ...stepsOfColumns.map(({ step }) => row.reached[step] ?? 0),
    ...stepsOfColumns.map(({ step }) => row.atStep[step] ?? 0),
    ...trailing.map((name) => row[name]),
    row.lastActionTime,
  ];
}

/** 岗位进度表: the posts of the list's filters. */
async function progressSheet(engine: EngineApi, call: Call): Promise<Answer> {
  const session = getSession(call);
  const context = engine.context(call);
  const query = listQuery(engine, companyPost, call.query, session);
  const names = listNames(companyPost);
  const rows = await someRows(context.db, companyPost, names, query, mostPosts + 1, 0, engine.scope(session));
  if (rows.length > mostPosts) throw refusal(texts.tooMany(mostPosts), 'RC_LIMIT');
  for (let from = 0; from < rows.length; from += postsAtOnce)
    await addProgress(rows.slice(from, from + postsAtOnce), context);
  const number = (title: string) => ({ title, kind: 'number' as const, width: 12 });
  const text = (title: string) => ({ title, kind: 'text' as const, width: 20 });
  return fileAnswer(
    {
      name: `${texts.sheet}_${context.now.replace(/\D/g, '')}`,
      title: texts.sheet,
      subtitle: `${texts.exporter}${session.realname}`,
      columns: [
        ...leading.map((name) => (numeric.includes(name) ? number : text)(findField(companyPost, name)?.label ?? '')),
        ...stepsOfColumns.map(({ step }) => number(texts.columns.reached(stages[step] ?? ''))),
        ...stepsOfColumns.map(({ step }) => number(texts.columns.at(stages[step] ?? ''))),
        ...trailing.map((name) => number(texts.columns[name])),
        text(texts.lastActionTime),
      ],
      rows: rows.map((row) => getLine(row as Data & PostProgress)),
    },
    'xls',
    `${rows.length}行`,
  );
}

/** Both take the filters of the list of posts. */
export const postProgressRoutes = rawRoutes((engine) => [
  {
    methods: ['GET'],
    path: postProgressPath,
    access: companyPost.can.list,
    title: '岗位进度',
    handle: (call) => progressPage(engine, call),
  },
  sheetRoute(postProgressSheetPath, texts.sheet, companyPost.can.exportXls, (call) => progressSheet(engine, call)),
]);
