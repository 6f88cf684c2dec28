import { createHash } from 'node:crypto';
import { failure, refusal } from '@campus/contract/kit';
import { type DocumentBlock, type DocumentValues, fillDocument, parseDocumentTemplate } from '@campus/contract/rules';
import { bizDocument, docBusinesses, docTemplate, docTexts, docVariables } from '@campus/contract/video';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { PdfContent } from '../pdf/pdf-content.ts';
import { type DocumentPictures, documentPdf } from './document-pdf.ts';

/** A document to issue. The caller has checked that the session may issue it. */
interface DocumentRequest {
  readonly bizType: string;
  /** Id of the row it is about. */
  readonly bizId: string;
  /** Every text and QR variable of the template. */
  readonly values: DocumentValues;
  /** Seals and signatures that are there so far, by variable. */
  readonly pictures?: DocumentPictures;
}
interface IssuedDocument {
  readonly id: string;
  readonly sha256: string;
}
interface StoredContent {
  readonly blocks: readonly DocumentBlock[];
  /** Base64. */
  readonly pictures: Readonly<Record<string, string>>;
}
const digest = (content: string): string => createHash('sha256').update(content).digest('hex');
/** The digits of the digest that are printed and shown by the public check. */
export const shownDigest = (sha256: string): string => sha256.slice(0, 8).toUpperCase();

async function findDefault(bizType: string, context: Context) {
  type Found = { id: string; name: string; content: string; versionNo: number };
  const { rows } = await sql<Found>`
    select id, name, content, version_no from med_template
    where ${context.live(docTemplate)} and biz_type = ${bizType} and default_flag = 'Y' and status = 1
    order by template_type limit 1`.execute(context.db);
  if (!rows[0]) throw refusal(docTexts.noDefault(docBusinesses[bizType]?.label ?? bizType), 'RC_NOT_FOUND');
  return rows[0];
}

/** Whether the tenant has a template for the business. */
export async function hasTemplate(bizType: string, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from med_template
    where ${context.live(docTemplate)} and biz_type = ${bizType} and default_flag = 'Y' and status = 1 limit 1`.execute(
    context.db,
  );
  return rows.length > 0;
}
/** The document as it would be issued, with `stamp` across every page; stores nothing. */
export async function draftDocument(
  { bizType, values }: DocumentRequest,
  stamp: string,
  context: Context,
): Promise<PdfContent> {
  const { name, content } = await findDefault(bizType, context);
  const { blocks } = fillDocument(parseDocumentTemplate(content), docVariables(bizType), values);
  return documentPdf({ title: name, time: context.now, blocks, stamp });
}
/**
 * Renders the default template of a business and stores the result for good, in the transaction of the context. Throws
 * a refusal that names missing variables, or when there is no default template.
 */
export async function issueDocument(request: DocumentRequest, context: Context): Promise<IssuedDocument> {
  const { bizType, bizId, values, pictures = {} } = request;
  const variables = docVariables(bizType);
  const template = await findDefault(bizType, context);
  const { blocks, missing } = fillDocument(parseDocumentTemplate(template.content), variables, {
    ...values,
    ...pictures,
  });
  if (missing.length > 0) throw refusal(docTexts.missing(getLabels(bizType, missing)), 'RC_FIELD');
  const encoded = Object.entries(pictures).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]);
  const stored: StoredContent = { blocks, pictures: Object.fromEntries(encoded) };
  const content = JSON.stringify(stored);
  const sha256 = digest(content);
  const row = await context.engine.insert(
    bizDocument,
    {
      bizType,
      bizId,
      templateId: template.id,
      templateVersion: template.versionNo,
      title: template.name,
      issueTime: context.now,
      content,
      sha256,
    },
    context,
  );
  return { id: row.id, sha256 };
}
function getLabels(bizType: string, names: readonly string[]): string {
  const labels = new Map(docVariables(bizType).map(({ name, label }) => [name, label]));
  return names.map((name) => labels.get(name) ?? name).join('、');
}

/**
 * An issued document as PDF content: the same on every call, whatever became of its template. Draw it after the
 * transaction. Throws notFound, and a refusal when the stored text does not match its digest.
 */
export async function reprintDocument(id: string, context: Context): Promise<PdfContent> {
  type Found = { title: string; issueTime: string; content: string; sha256: string };
  const { rows } = await sql<Found>`
    select title, issue_time, content, sha256 from biz_document
    where ${context.live(bizDocument)} and id = ${id}`.execute(context.db);
  const row = rows[0];
  if (!row) throw failure('notFound');
  if (digest(row.content) !== row.sha256) throw refusal(docTexts.altered);
  const { blocks, pictures } = JSON.parse(row.content) as StoredContent;
  const decoded = Object.entries(pictures).map(([name, data]) => [name, Buffer.from(data, 'base64')]);
  return documentPdf({
    title: row.title,
    time: row.issueTime,
    blocks,
    pictures: Object.fromEntries(decoded),
    note: docTexts.numbered(shownDigest(row.sha256)),
  });
}
