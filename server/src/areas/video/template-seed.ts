import { parseDocumentTemplate, variablesOfBlocks } from '@campus/contract/rules';
import { docTemplate, docTemplateVersion, seededTemplates } from '@campus/contract/video';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { addMissing, seedId } from '../system/seed/rows.ts';
import { tenantCreated } from '../system/tenant-created.ts';

/** Creates the shipped templates of the session's tenant, unless it has or had any. */
export async function seedDocTemplates(context: Context): Promise<void> {
  const { session } = context;
  const { tenantId } = session;
  const { rows } = await sql`select 1 from med_template where tenant_id = ${tenantId} limit 1`.execute(context.db);
  if (rows.length > 0) return;
  const templates = seededTemplates.map((seeded) => ({
    ...seeded,
    id: seedId('docTemplate', `${tenantId} ${seeded.bizType}`),
    tenantId,
    variables: variablesOfBlocks(parseDocumentTemplate(seeded.content)),
    defaultFlag: 'Y',
  }));
  const versions = templates.map(({ id: templateId, content }) => ({
    ...{ tenantId, templateId, content, versionNo: 1, savedBy: session.username },
    id: seedId('docTemplateVersion', templateId),
  }));
  await addMissing(context, docTemplate, templates);
  await addMissing(context, docTemplateVersion, versions);
}

export const templatesOfTenant = listen(tenantCreated, (_tenant, context) => seedDocTemplates(context));
