import { type Field, failure, pick } from '@campus/contract/kit';
import {
  companyPost,
  type KeyField,
  keyChanges,
  keyFields,
  type PostDifferences,
  type PostSkill,
  postDifferences,
} from '@campus/contract/post';
import { plainText } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { addTexts, type Data } from '../../kit/read/texts.ts';
import { rejectionText } from '../../kit/write/audit.ts';
import type { PostDraft } from './post-check.ts';
import { findLastDecision } from './post-history.ts';

const shown: Record<string, Field> = { ...pick(companyPost.fields, keyFields), skillIds: companyPost.fields.skillIds };

/** Skill names with their levels; the labels of `skillIds` are in the order of `skills`. */
async function skillsInWords(row: Data, context: Context): Promise<string> {
  const names = String(row.skillIds_dictText ?? '').split(',');
  const levels = await context.engine.ports.dictionary('rc_skill_level');
  return ((row.skills as readonly PostSkill[] | null) ?? [])
    .map(
      ({ level, required }, i) =>
        `${names[i] ?? ''}（${levels?.get(String(level)) ?? level}${required ? '，必须' : ''}）`,
    )
    .join('、');
}
async function inWords(name: KeyField, row: Data, context: Context): Promise<string> {
  if (name === 'skills') return skillsInWords(row, context);
  const value = row[`${name}_dictText`] ?? row[name] ?? '';
  return name === 'duty' || name === 'requirement' ? plainText(String(value)) : String(value);
}

/** The last decided version and the current one, for comparison by an auditor. */
export const postDifferencesAnswer = answer(
  postDifferences,
  async ({ id }, context): Promise<PostDifferences | null> => {
    const { engine, session } = context;
    const [after] = await engine.find(companyPost, ['id', 'eq', id], Object.keys(shown).concat('skills'), context, 1);
    if (!after) throw failure('notFound');
    const decided = await findLastDecision(id, context);
    if (!decided) return null;
    const before: Data = { ...decided.snapshot };
    await addTexts(engine.db, shown, [before], engine.scope(session));
    const changes = await Promise.all(
      keyChanges(decided.snapshot, after as PostDraft).map(async (name) => ({
        name,
        label: companyPost.fields[name].label,
        before: await inWords(name, before, context),
        after: await inWords(name, after, context),
      })),
    );
    const { action: decision, operateTime: decidedTime, operatorName: decidedBy } = decided;
    const reason = await rejectionText(companyPost, decided.reasonCodes, decided.reason, context, true);
    return { decision, decidedTime, decidedBy, reason, changes };
  },
);
