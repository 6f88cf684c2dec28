import type { Access, Row } from '@campus/contract/kit';
import {
  evaluation,
  evaluationPrintPath,
  evaluationTypes,
  getCriteria,
  evaluationPrint as texts,
} from '@campus/contract/resume';
import type { DocumentBlock, DocumentFact } from '@campus/contract/rules';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { Answer, Call, Route } from '../../kit/http/route.ts';
import type { Data } from '../../kit/read/texts.ts';
import { documentPdf } from '../../platform/documents/document-pdf.ts';
import { attachment, getFileName } from '../../platform/files/file-name.ts';

type Evaluation = Row<typeof evaluation> & Data;
const { fields } = evaluation;
type Name = keyof typeof fields & string;
const getFact = (row: Data, name: Name): DocumentFact => [fields[name].label, getLabel(row, name)];
const getLabel = (row: Data, name: Name): string => String(row[`${name}_dictText`] ?? row[name] ?? '');
/** Two facts on a line; values that the reader does not see are left out. */
function pairs(row: Data, names: readonly Name[]): DocumentFact[][] {
  const facts = names.map((name) => getFact(row, name)).filter(([, value]) => value !== '');
  return Array.from({ length: Math.ceil(facts.length / 2) }, (_, at) => facts.slice(at * 2, at * 2 + 2));
}
const subject = ['realname', 'schoolName', 'departId', 'majorCode', 'companyName', 'postName'] as const;

/** The sheet of an evaluation as its reader sees it: the author of an anonymous one is not on it. */
function getSheet(row: Evaluation): DocumentBlock[] {
  const { type, scores, total, comment, anonymous } = row;
  const kind = type === evaluationTypes.ofCompany ? texts.types.ofCompany : texts.types.ofStudent;
  const lines = Object.entries(getCriteria(type)).map(([name, label]) => [label, texts.score(scores[name] ?? 0)]);
  const mean = `${Number(total).toFixed(1)}分　${getLabel(row, 'level')}`;
  const author: DocumentFact = [fields.evaluateBy.label, anonymous === 1 ? texts.anonymous : (row.evaluateBy ?? '')];
  return [
    { kind: 'heading', level: 1, text: texts.title, align: 'center' },
    { kind: 'text', text: kind, align: 'center', isBold: false, indent: 0 },
    { kind: 'facts', rows: pairs(row, subject) },
    { kind: 'table', head: texts.head, rows: [...lines, [texts.mean, mean]] },
    { kind: 'facts', rows: [[[texts.comment, comment || texts.none]]] },
    { kind: 'facts', rows: [[author, getFact(row, 'evaluateTime')]] },
  ];
}

async function print(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const row = await engine.one<Evaluation>(evaluation, call.query.id ?? '', context);
  const content = documentPdf({ title: texts.title, time: context.now, blocks: getSheet(row) });
  const name = getFileName(texts.title, row.anonymous === 1 ? texts.anonymous : getLabel(row, 'realname'));
  // Drawn after the read: the connection is free.
  const file = await engine.services.pdf.render(content);
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(file.length),
    'content-disposition': attachment(`${name}.pdf`, 'evaluation.pdf'),
  };
  return { kind: 'file', stream: file, headers };
}
const getRoutes = (engine: EngineApi): readonly Route[] => [
  {
    methods: ['GET'],
    path: evaluationPrintPath,
    access: evaluation.can.list as Access,
    title: `下载${texts.title}`,
    operateType: 6,
    perMinute: 60,
    handle: (call) => print(engine, call),
  },
];
export const evaluationPrintRoutes = rawRoutes(getRoutes);
