import { failure, type Row } from '@campus/contract/kit';
import { fillDocument, parseDocumentTemplate } from '@campus/contract/rules';
import { docTemplate, docTexts, docVariables, sampleValues, templatePreviewPath } from '@campus/contract/video';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { documentPdf } from '../../platform/documents/document-pdf.ts';
import { attachment, getFileName } from '../../platform/files/file-name.ts';
import { contentOfVersion } from './doc-template-calls.ts';

/** Draws the template with sample values, marked as a sample on every page. */
async function preview(engine: EngineApi, call: Call): Promise<Answer> {
  const { id = '', versionNo } = call.query;
  const context = engine.context(call);
  const row = await engine.one<Row<typeof docTemplate>>(docTemplate, id, context);
  if (versionNo !== undefined) {
    engine.assertPermission(context.session, docTemplate.can.edit);
    if (!/^\d{1,9}$/.test(versionNo)) throw failure('notFound');
  }
  const content = versionNo === undefined ? row.content : await contentOfVersion(id, Number(versionNo), context);
  const { bizType, name } = row;
  const samples = sampleValues(bizType);
  const { blocks } = fillDocument(parseDocumentTemplate(content), docVariables(bizType), samples);
  const sample = { title: name, time: context.now, blocks, places: samples, stamp: docTexts.sample };
  const file = await engine.services.pdf.render(documentPdf(sample));
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(file.length),
    'content-disposition': attachment(`${getFileName(name, docTexts.sample)}.pdf`, 'sample.pdf'),
  };
  return { kind: 'file', stream: file, headers };
}

export const templatePreviewRoutes = rawRoutes((engine) => [
  {
    methods: ['GET'],
    path: templatePreviewPath,
    access: 'media:docTemplate:list',
    title: '模板样张',
    perMinute: 60,
    handle: (call) => preview(engine, call),
  },
]);
