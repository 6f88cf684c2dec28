import { type Filter, failure, type Row } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { fillDocument, parseDocumentTemplate } from '@campus/contract/rules';
import {
  copyTemplate,
  docTemplate,
  docTemplateVersion,
  docTexts,
  docVariables,
  renderTemplate,
  restoreTemplate,
  setDefaultTemplate,
  type TemplateVersion,
  templateVersions,
} from '@campus/contract/video';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { documentHtml } from './document-html.ts';

type Template = Row<typeof docTemplate>;
const mostListed = 100;
const { fields } = docTemplate;

const read = (id: string, context: Context): Promise<Template> => context.engine.one(docTemplate, id, context);
async function lock(id: string, context: Context): Promise<Template> {
  const row = await context.engine.lock(docTemplate, id, context);
  if (!row) throw failure('notFound');
  return row;
}

/** The default moves from one row to another; parallel moves of a business wait for each other. */
async function moveDefault(id: string, context: Context): Promise<void> {
  const { db, engine, session } = context;
  const { templateType, bizType } = await read(id, context);
  const place = `default template ${session.tenantId} ${templateType} ${bizType}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from med_template where ${context.live(docTemplate)} and template_type = ${templateType}
    and biz_type = ${bizType} and default_flag = 'Y' and id <> ${id} for update`.execute(db);
  const row = await lock(id, context);
  if (row.status !== 1) throw failure('wrongState', text.common.disabled, docTexts.setDefault);
  for (const old of rows) await engine.set(docTemplate, old.id, { defaultFlag: 'N' }, context);
  if (row.defaultFlag !== 'Y') await engine.set(docTemplate, id, { defaultFlag: 'Y' }, context);
}

/** The name of a copy, within the length of a name. */
function nameOfCopy(name: string): string {
  const room = (fields.name.max ?? 60) - docTexts.copyName('').length;
  return docTexts.copyName([...name].slice(0, room).join(''));
}

/** The content of a version. Throws notFound. */
export async function contentOfVersion(id: string, versionNo: number, context: Context): Promise<string> {
  const { rows } = await sql<{ content: string }>`
    select content from med_template_version
    where ${context.live(docTemplateVersion)} and template_id = ${id} and version_no = ${versionNo}`.execute(
    context.db,
  );
  if (!rows[0]) throw failure('notFound');
  return rows[0].content;
}

export const docTemplateAnswers: readonly BoundEndpoint[] = [
  answer(setDefaultTemplate, async ({ id }, context) => {
    await moveDefault(id, context);
    return null;
  }),
  answer(copyTemplate, async ({ id }, context) => {
    const { name, templateType, bizType, formatType, content, remark } = await read(id, context);
    const draft = { name: nameOfCopy(name), templateType, bizType, formatType, content, remark, status: 0 };
    return { id: (await context.engine.add(docTemplate, draft, context)).id };
  }),
  answer(templateVersions, async ({ id }, context) => {
    await read(id, context);
    const columns = ['versionNo', 'savedBy', 'createTime'];
    const own: Filter = ['templateId', 'eq', id];
    const rows = await context.engine.find<TemplateVersion>(docTemplateVersion, own, columns, context, mostListed);
    return rows.toSorted((a, b) => b.versionNo - a.versionNo);
  }),
  answer(restoreTemplate, async ({ id, versionNo }, context) => {
    await lock(id, context);
    await context.engine.edit(docTemplate, { id, content: await contentOfVersion(id, versionNo, context) }, context);
    return null;
  }),
  answer(renderTemplate, async ({ id, data }, context) => {
    const { bizType, content } = await read(id, context);
    const { blocks, missing } = fillDocument(parseDocumentTemplate(content), docVariables(bizType), data);
    return { html: documentHtml(blocks), missing };
  }),
];
