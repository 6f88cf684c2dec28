import {
  type FairPrint,
  fairPrintPath,
  fairPrints,
  type jobFair,
  mostPrinted,
  fairPrintTexts as texts,
} from '@campus/contract/jobfair';
import { type Row, refusal } from '@campus/contract/kit';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { attachment } from '../../platform/files/file-name.ts';
import type { PdfBlock } from '../../platform/pdf/pdf-content.ts';
import { loadFair } from './fair-summary.ts';
import { loadPrinted, type PrintedCompany } from './print-rows.ts';

type Fair = Row<typeof jobFair>;
const isKind = (kind: string): kind is FairPrint => Object.hasOwn(fairPrints, kind);
const namePosts = ({ posts }: PrintedCompany): string[] => (posts ? [texts.posts(posts)] : []);

const getHead = (fair: Fair, kind: FairPrint, rows: readonly PrintedCompany[]): PdfBlock[] => [
  { kind: 'text', text: `${fair.title} ${fairPrints[kind]}`, size: 16, bold: true, align: 'center' },
  {
    kind: 'pair',
    left: texts.time(String(fair.startTime ?? ''), String(fair.endTime ?? '')),
    right: texts.count(
      rows.length,
      rows.reduce((sum, { people }) => sum + people.length, 0),
    ),
    size: 9.5,
    above: 4,
  },
];

const layouts: Record<FairPrint, (fair: Fair, rows: readonly PrintedCompany[]) => PdfBlock[]> = {
  // One card for each booth, so that a company with several has several.
  cards: (fair, rows) => [
    {
      ...{ kind: 'cards', columns: 1, rows: 2 },
      cards: rows.flatMap((row) =>
        (row.booths.length > 0 ? row.booths : [texts.noBooth]).map((booth) => ({
          ...{ large: booth, title: row.companyName, lines: [...namePosts(row), fair.title] },
          ...(row.address && { qr: row.address }),
          ...(row.entryCode && { under: row.entryCode }),
        })),
      ),
    },
  ],
  codes: (_fair, rows) => [
    {
      ...{ kind: 'cards', columns: 2, rows: 4 },
      cards: rows.map((row) => ({
        ...{ large: row.booths.join('、') || texts.noBooth, title: row.companyName, lines: [] },
        ...(row.address && { qr: row.address }),
        ...(row.entryCode && { under: row.entryCode }),
      })),
    },
  ],
  people: (fair, rows) => {
    const lines = rows.flatMap((row) => {
      const start = [row.booths.join('、') || texts.noBooth, row.companyName];
      if (row.people.length === 0) return [[...start, texts.noPeople, '', '', '', '']];
      return row.people.map(({ name, position, mobile, isLeader, insured }) => [
        ...start,
        ...[name, position ?? '', mobile, isLeader === 1 ? texts.leader : '', insured],
      ]);
    });
    const numbered = lines.map((line, at) => [String(at + 1), ...line]);
    // The last column is about insurance, which not every fair asks for.
    const cut = <T>(cells: readonly T[]): T[] => cells.slice(0, fair.needInsure === 1 ? undefined : -1);
    const [head, widths] = [cut(texts.peopleHead), cut([5, 9, 26, 12, 14, 14, 6, 12])];
    return [...getHead(fair, 'people', rows), { kind: 'table', head, rows: numbered.map(cut), widths }];
  },
  signIn: (fair, rows) => [
    ...getHead(fair, 'signIn', rows),
    {
      ...{ kind: 'table', head: texts.signInHead, widths: [5, 9, 28, 24, 18, 14], lines: 2 },
      rows: rows.map((row, at) => [
        ...[String(at + 1), row.booths.join('、') || texts.noBooth, row.companyName],
        ...[row.people.map(({ name }) => name).join('、'), '', ''],
      ]),
    },
  ],
};

/** A document of the companies of a fair, by booth. */
async function print(engine: EngineApi, call: Call): Promise<Answer> {
  const { fairId = '', kind = '', zone = '' } = call.query;
  if (!isKind(kind)) throw refusal(texts.unknown, 'RC_FIELD');
  // Codes are made when they are first needed.
  const { fair, rows, now } = await engine.transaction(call, async (context) => ({
    fair: await loadFair(fairId, context),
    rows: await loadPrinted({ fairId, zone }, context, call),
    now: context.now,
  }));
  if (rows.length === 0) throw refusal(texts.none, 'RC_NOT_FOUND');
  if (rows.length > mostPrinted) throw refusal(texts.tooMany(mostPrinted), 'RC_LIMIT');
  const title = `${fair.title} ${fairPrints[kind]}`;
  const landscape = kind === 'people' || kind === 'signIn';
  const file = await engine.services.pdf.render({ title, created: now, landscape, blocks: layouts[kind](fair, rows) });
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(file.length),
    'content-disposition': attachment(`${fairPrints[kind]}_${now.replace(/\D/g, '')}.pdf`, `${kind}.pdf`),
  };
  return { kind: 'file', stream: file, headers, note: `${fairPrints[kind]} ${rows.length}` };
}
export const fairPrintRoutes = rawRoutes((engine) => [
  {
    methods: ['GET'],
    path: fairPrintPath,
    access: 'jobFair:fairAttendance:check',
    title: '打印招聘会材料',
    operateType: 6,
    long: true,
    perMinute: 20,
    handle: (call) => print(engine, call),
  },
]);
