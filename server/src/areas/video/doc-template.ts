import { failure, fieldFailure, refusal } from '@campus/contract/kit';
import { templateRefusals } from '@campus/contract/message';
import { misplacedVariables, parseDocumentTemplate, variablesOfBlocks } from '@campus/contract/rules';
import { docBusinesses, docTemplate, docTemplateVersion, docTexts, docVariables } from '@campus/contract/video';
import { behaviour } from '../../kit/behaviour.ts';

const on = 1;

/** Refuses variables that the business does not have, or that stand where their kind cannot be drawn. */
function assertVariables(bizType: string, content: string): void {
  const variables = docVariables(bizType);
  const known = new Set(variables.map(({ name }) => name));
  const blocks = parseDocumentTemplate(content);
  const unknown = variablesOfBlocks(blocks).filter((name) => !known.has(name));
  if (unknown.length > 0) throw fieldFailure('content', templateRefusals.unknown(unknown.join('、')));
  const [misplaced] = misplacedVariables(blocks, variables);
  if (misplaced) {
    const say = docTexts.alone[misplaced.kind === 'qr' ? 'qr' : 'picture'];
    throw fieldFailure('content', say(misplaced.label));
  }
}

/** Document templates: known variables only, a version per content, a default that stays in use. */
export const docTemplateBehaviour = behaviour(docTemplate, {
  validate(draft, { before }) {
    const { templateType, bizType = '', content = '' } = draft;
    if (docBusinesses[bizType]?.templateType !== templateType)
      throw fieldFailure('bizType', failure('notAnOption', docTemplate.fields.bizType.label).message);
    assertVariables(bizType, content);
    if (before?.defaultFlag === 'Y' && draft.status !== on) throw refusal(docTexts.defaultKept);
  },
  beforeSave(draft, { before }) {
    draft.variables = variablesOfBlocks(parseDocumentTemplate(draft.content ?? ''));
    if (before && before.content !== draft.content) draft.versionNo = (before.versionNo ?? 1) + 1;
  },
  async afterSave(row, context) {
    const { before, engine, session } = context;
    if (before && before.versionNo === row.versionNo) return;
    const { id: templateId, content } = row;
    const versionNo = row.versionNo ?? 1;
    await engine.insert(docTemplateVersion, { templateId, versionNo, content, savedBy: session.username }, context);
  },
});
