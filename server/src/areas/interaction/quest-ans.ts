import {
  cleanAnswer,
  getKeywords,
  listSimilar,
  qaSources,
  questAns,
  questAnsFlow,
  questRefusals,
} from '@campus/contract/interaction';
import { fieldFailure, getCodes, holds, isStaff, type Row, refusal, type Session } from '@campus/contract/kit';
import { behaviour } from '../../kit/behaviour.ts';
import { invalidateKnowledge } from './knowledge.ts';
import { checkWordings, loadKeys } from './wordings.ts';

type QuestAns = Row<typeof questAns>;
const [enabled] = getCodes(questAnsFlow, 'enabled');
/** Connections of an import: only `importRow` knows that its rows come from a sheet, and `beforeSave` needs it. */
const imports = new WeakSet<object>();

/** Editors see every column; other callers only the question and the answer. */
export const isEditor = (session: Session): boolean => isStaff(session) && holds(session, 'questAns:list');

function checkKeywords(keywords: string | null | undefined): void {
  const words = getKeywords(keywords);
  if (words.length > 10 || words.some((word) => [...word].length < 2 || [...word].length > 20))
    throw fieldFailure('keywords', questRefusals.keywords);
}
/** Questions and answers: wordings are unique; an active entry is deactivated before deletion. */
export const questAnsBehaviour = behaviour(questAns, {
  async validate(draft, context) {
    checkKeywords(draft.keywords);
    if (draft.validFrom && draft.validTo && draft.validTo < draft.validFrom)
      throw fieldFailure('validTo', questRefusals.reversed);
    if (context.before && (draft.relatedIds ?? '').split(',').includes(context.before.id))
      throw fieldFailure('relatedIds', questRefusals.ownRelated);
    await checkWordings(
      { id: context.before?.id, question: draft.question ?? '', similarQuestions: draft.similarQuestions ?? null },
      context,
    );
  },
  async beforeSave(draft, context) {
    draft.answer = cleanAnswer(draft.answer ?? '');
    if (draft.answer.trim() === '') throw fieldFailure('answer', questRefusals.noAnswer);
    draft.similarQuestions = listSimilar(draft.similarQuestions).join('\n') || null;
    draft.keywords = getKeywords(draft.keywords).join(',') || null;
    const keys = { question: draft.question ?? '', similarQuestions: draft.similarQuestions };
    draft.wordingKeys = (await loadKeys(keys, context)).join('\n');
    if (!context.before && imports.has(context.db)) draft.source = qaSources.imported;
  },
  importRow(_draft, _cells, context) {
    imports.add(context.db);
  },
  afterSave: (_row, context) => invalidateKnowledge(context),
  beforeDelete(row) {
    if (row.status === enabled) throw refusal(questRefusals.disableFirst);
    if (row.source === qaSources.synchronised) throw refusal(questRefusals.synchronised);
  },
  mayEdit: (row) => (row.source === qaSources.synchronised ? refusal(questRefusals.synchronised) : undefined),
  steps: {
    async enable(row: QuestAns, _input, context) {
      if ((row.answer ?? '').trim() === '') throw refusal(questRefusals.noAnswer);
      await checkWordings(row, context);
    },
  },
  afterStep: (_step, _row, context) => invalidateKnowledge(context),
});
