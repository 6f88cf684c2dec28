import { type Access, failure, formFields, type Row, readFields, refusal, studentStepPath } from '@campus/contract/kit';
import {
  agreement,
  agreementDocumentPath,
  delivery,
  offer,
  offerDocumentPath,
  offerPreviewPath,
  documentTexts as texts,
} from '@campus/contract/resume';
import { bizDocument } from '@campus/contract/video';
import { sql } from 'kysely';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import type { Answer, Call, Route } from '../../kit/http/route.ts';
import { siteAddress } from '../../kit/http/site-address.ts';
import { actAsStudent } from '../../kit/http/student-calls.ts';
import { reprintDocument } from '../../platform/documents/issued-documents.ts';
import { attachment, getFileName } from '../../platform/files/file-name.ts';
import type { PdfContent } from '../../platform/pdf/pdf-content.ts';
import { draftOffer } from './issued-papers.ts';
import { assertAtHire } from './offer-parties.ts';

/** A code that was stored as a path gets the address that the caller uses. */
function withSite(content: PdfContent, site: string): PdfContent {
  const blocks = content.blocks.map((block) =>
    block.kind === 'qr' && block.text.startsWith('/') ? { ...block, text: `${site}${block.text}` } : block,
  );
  return { ...content, blocks };
}
async function pdfAnswer(engine: EngineApi, call: Call, content: PdfContent, name: string): Promise<Answer> {
  const { pdf, siteUrl } = engine.services;
  // Drawn after the read: the connection is free.
  const file = await pdf.render(withSite(content, siteAddress(call, siteUrl)));
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(file.length),
    'content-disposition': attachment(`${name}.pdf`, 'document.pdf'),
  };
  return { kind: 'file', stream: file, headers };
}

/** The latest document of a row among these kinds. */
async function loadLatestDocument(bizId: string, kinds: readonly string[], context: Context): Promise<PdfContent> {
  const { rows } = await sql<{ id: string }>`
    select id from biz_document where ${context.live(bizDocument)} and biz_id = ${bizId}
      and biz_type = any(${[...kinds]}::text[]) order by issue_time desc, id desc limit 1`.execute(context.db);
  if (!rows[0]) throw refusal(texts.none, 'RC_NOT_FOUND');
  return reprintDocument(rows[0].id, context);
}

type Listed = typeof offer | typeof agreement;
const getKinds = (e: Listed, { part }: Call['query']): readonly string[] => {
  if (e === offer) return ['offer'];
  return part === 'termination' ? ['termination'] : ['agreement', 'laborCover'];
};
const getName = (content: PdfContent, row: Readonly<Record<string, unknown>>): string =>
  getFileName(content.title, String(row.offerNo ?? row.agreementNo ?? ''));

/** For those of the console who see the row. */
async function download(engine: EngineApi, e: Listed, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const row = await engine.one<Row<Listed>>(e, call.query.id ?? '', context);
  const content = await loadLatestDocument(row.id, getKinds(e, call.query), context);
  return pdfAnswer(engine, call, content, getName(content, { ...row }));
}
/** For the student it belongs to. */
async function ownDownload(engine: EngineApi, e: Listed, call: Call): Promise<Answer> {
  const context = await actAsStudent(e, call, engine.context(call));
  const { rows } = await sql<Readonly<Record<string, unknown>> & { id: string }>`
    select * from ${sql.table(e.table)} where ${context.live(e)} and id = ${call.query.id ?? ''}
      and employ_id = ${context.session.employId}`.execute(context.db);
  const [row] = rows;
  if (!row) throw failure('notFound');
  const content = await loadLatestDocument(row.id, getKinds(e, call.query), context);
  return pdfAnswer(engine, call, content, getName(content, row));
}

/** The letter with the values of the form, checked as the form is; stores nothing. */
async function preview(engine: EngineApi, call: Call): Promise<Answer> {
  const content = await engine.transaction(call, async (context) => {
    const { deliveryId, ...terms } = readFields(formFields(offer, 'add', 'enterprise'), call.body) as never as Draft;
    const of = await engine.one<Row<typeof delivery>>(delivery, deliveryId, context);
    await assertAtHire(of, context);
    return draftOffer({ employId: of.employId, companyId: of.companyId }, terms, context);
  });
  return pdfAnswer(engine, call, content, getFileName(content.title, texts.draft));
}
type Draft = Parameters<typeof draftOffer>[1] & { readonly deliveryId: string };

const getRoutes = (engine: EngineApi): readonly Route[] => [
  ...(
    [
      [offer, offerDocumentPath],
      [agreement, agreementDocumentPath],
    ] as const
  ).flatMap(([e, path]): Route[] => [
    {
      methods: ['GET'],
      path,
      access: e.can.list as Access,
      title: `下载${e.title}文书`,
      operateType: 6,
      perMinute: 60,
      handle: (call) => download(engine, e, call),
    },
    {
      methods: ['GET'],
      path: studentStepPath(e.name, 'document'),
      access: 'signed-in',
      title: `下载本人${e.title}文书`,
      operateType: 6,
      perMinute: 60,
      handle: (call) => ownDownload(engine, e, call),
    },
  ]),
  {
    methods: ['POST'],
    path: offerPreviewPath,
    access: offer.can.add as Access,
    title: '预览录用通知书',
    perMinute: 60,
    handle: (call) => preview(engine, call),
  },
];
export const documentRoutes = rawRoutes(getRoutes);
