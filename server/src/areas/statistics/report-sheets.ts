import { type Filter, failure, findField, refusal, some } from '@campus/contract/kit';
import { destGroups } from '@campus/contract/rules';
import {
  destPlaces,
  employment,
  ofUnmerged,
  placedGroups,
  type Report,
  type ReportName,
  reportSheetCode,
  reportSheetPath,
  reports,
  reportTexts as texts,
  unplacedSheetPath,
  userStatTexts,
} from '@campus/contract/statistics';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import type { CellValue } from '../../kit/excel/sheet-content.ts';
import { getSession } from '../../kit/http/answer.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { someRows } from '../../kit/read/list.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import { loadChannel } from './report-channel.ts';
import { loadDaily } from './report-daily.ts';
import { loadDuration } from './report-duration.ts';
import { loadQuality } from './report-quality.ts';
import { type Asked, parseAsked, type ReportInput } from './report-source.ts';
import { mostStudents } from './user-list.ts';

const loaders: Readonly<
  Record<ReportName, (input: ReportInput & { readonly day: string | null }, context: Context) => Promise<Report>>
> = { quality: loadQuality, daily: loadDaily, duration: loadDuration, channel: loadChannel };

function getInput({ query }: Call): ReportInput & { readonly day: string | null } {
  const { year = '', cutoff = '', dimension = '', day = '' } = query;
  if (year !== '' && !/^(199\d|20\d\d|2100)$/.test(year)) throw failure('notFound');
  return {
    year: year === '' ? null : Number(year),
    cutoff: cutoff || null,
    dimension: dimension || null,
    day: day || null,
  };
}
const stamp = (context: Context): string => context.now.replace(/\D/g, '');
const describeSource = (gradYear: number, cutoff: string | undefined, asOf: string): string =>
  `${texts.cohortOf(gradYear)}，${cutoff ? texts.cutoffOf(cutoff) : texts.asOf(asOf.slice(0, 16))}`;

/** A report as a sheet: its lines and their total. */
async function reportSheet(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call, { mayLag: true });
  const name = call.query.report ?? '';
  if (!Object.hasOwn(loaders, name)) throw failure('notFound');
  const { sheet, title, dimensions } = reports[name as ReportName];
  const report = await loaders[name as ReportName](getInput(call), context);
  const { asOf, cutoff, gradYear, columns, dimension, lines, total } = report;
  const by = (dimensions as Readonly<Record<string, string>>)[dimension] ?? '';
  return fileAnswer(
    {
      name: `${sheet}_${stamp(context)}`,
      title: sheet,
      subtitle: `${texts.exporter}${getSession(call).realname}，${describeSource(gradYear, cutoff?.day, asOf)}`,
      columns: [
        { title: by, kind: 'text', width: 24 },
        ...columns.map((one) => ({
          title: one.unit ? `${one.title}（${one.unit}）` : one.title,
          kind: 'number' as const,
          width: 16,
        })),
      ],
      rows: [...lines, total].map((line): CellValue[] => [line.name, ...line.cells.map(({ value }) => value)]),
    },
    'xls',
    `${title}，${lines.length}行`,
  );
}

const shown = [
  ...(['studentNo', 'realname', 'sex', 'departId', 'majorCode', 'eduLevel', 'status', 'mobile', 'originCode'] as const),
  ...([
    'difficultyType',
    'focusTags',
    'destCategory',
    'noneReason',
    'intentText',
    'place',
    'helpCount',
    'audit',
  ] as const),
] as const;
/** Graduates without a destination, now or at the end of a kept day. */
const unplacedIn = ({ cohort, cutoff }: Asked): Filter =>
  cutoff
    ? some(
        'destSnapshot',
        'employId',
        {
          all: [
            ['day', 'eq', cutoff.day],
            ['gradYear', 'eq', cohort.gradYear],
            [
              'destGroup',
              'in',
              Object.values(destGroups).filter((code) => !(placedGroups as readonly number[]).includes(code)),
            ],
          ],
        },
        'employId',
      )
    : {
        all: [
          ['gradYear', 'eq', cohort.gradYear],
          ['status', 'in', cohort.states],
          ['place', 'ne', destPlaces.placed],
          ofUnmerged,
        ],
      };
/** 离校未就业名单: what the employment office of a region takes over. */
async function unplacedSheet(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call, { mayLag: true });
  const asked = await parseAsked(getInput(call), context);
  const scope = engine.scope(getSession(call));
  const query = { filter: unplacedIn(asked), sort: [] };
  const rows = await someRows(context.db, employment, shown, query, mostStudents + 1, 0, scope);
  if (rows.length > mostStudents) throw refusal(userStatTexts.tooMany(mostStudents), 'RC_LIMIT');
  return fileAnswer(
    {
      name: `${texts.unplaced}_${stamp(context)}`,
      title: texts.unplaced,
      subtitle: `${texts.exporter}${getSession(call).realname}，${describeSource(asked.cohort.gradYear, asked.cutoff?.day, context.now)}`,
      columns: shown.map((name) => ({
        title: findField(employment, name)?.label ?? '',
        kind: name === 'helpCount' ? ('number' as const) : ('text' as const),
        width: 18,
      })),
      rows: rows.map((row) => shown.map((name) => (row[`${name}_dictText`] ?? row[name] ?? null) as CellValue)),
    },
    'xls',
    `${rows.length}行`,
  );
}

export const reportRoutes = rawRoutes((engine) => [
  sheetRoute(reportSheetPath, texts.title, reportSheetCode, (call) => reportSheet(engine, call)),
  sheetRoute(unplacedSheetPath, texts.unplaced, reportSheetCode, (call) => unplacedSheet(engine, call)),
]);
