import { failure, type Row, refusal } from '@campus/contract/kit';
import { matchFlow, matchResult, matchTexts } from '@campus/contract/match';
import { type MatchExplanation, rateMatch, readParts, writeParts } from '@campus/contract/rules';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { relatedOf } from '../../kit/read/related.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { readSetting, selectSetting, setting } from '../../platform/settings.ts';
import { deliver } from '../resume/deliver.ts';
import { applicantsOf } from '../resume/delivery-parties.ts';
import { sources } from '../resume/delivery-rule.ts';
import { after, assertRestorable } from '../resume/delivery-times.ts';
import { activeRule, weightsUsed } from './active-rule.ts';
import { explainPairs, gateSentences } from './explain-pairs.ts';
import { loadPosts, loadStudents } from './match-source.ts';

type Match = Row<typeof matchResult>;

/** The explanations of matches: as the company saw them, or of the stored parts; undefined when the pair is gone. */
export async function loadExplanations(
  rows: readonly Pick<Match, 'postId' | 'employId' | 'parts' | 'ruleId' | 'ruleVersion' | 'explain'>[],
  context: Context,
): Promise<readonly (MatchExplanation | undefined)[]> {
  const weights = await weightsUsed(rows, context);
  const made = await explainPairs(
    rows.map((row) => ({
      postId: row.postId,
      employId: row.employId,
      weights: weights(row),
      ruleVersion: row.ruleVersion ?? 0,
      parts: readParts(row.parts ?? ''),
    })),
    context,
  );
  return rows.map((row, at) => row.explain ?? made[at]);
}

const stampScreening = ({ session, now }: Context) => ({ screenBy: session.realname, screenTime: now });
const unscreened = { screenBy: null, screenTime: null, reasonCode: null, remark: null, explain: null };

/** Score and explanation stay as the company saw them. */
async function freeze(row: Match, context: Context) {
  const [explain] = await loadExplanations([row], context);
  return { explain: explain ?? null, ...stampScreening(context) };
}

/** A reopened match is computed again: it waits, or is void when a gate fails or the score is too low. */
async function computeAgain(row: Match, context: Context) {
  const rule = await activeRule(context);
  if (!rule) throw refusal(matchTexts.noRule, 'RC_STATE');
  const failed = await gateSentences(row, context, row.id);
  const [post] = await loadPosts([row.postId], context);
  const [student] = await loadStudents([row.employId], context);
  if (failed.length > 0 || !post || !student) return { ...unscreened, to: 'void' as const };
  const parts = rateMatch(post.post, student.student, rule.weights);
  return {
    ...unscreened,
    score: parts.total,
    metCount: parts.met,
    askedCount: parts.of,
    parts: writeParts(parts),
    ruleId: rule.id,
    ruleVersion: rule.ruleVersion,
    computeTime: context.now,
    to: parts.total >= rule.threshold ? ('waiting' as const) : ('void' as const),
  };
}

/** Adds how long a decision against a student can be undone. */
function presentMatches(rows: Record<string, unknown>[]): void {
  const days = readSetting('delivery.restoreDays', relatedOf(rows[0]).shared.restoreDays as string | null);
  for (const row of rows)
    if (row.screen === matchFlow.states.notPassed.code && row.screenTime)
      row.restoreUntil = after(String(row.screenTime), days);
}

/** Screening of matches: passing one invites the student. */
export const matchResultBehaviour = behaviour(matchResult, {
  related: (context) => ({ shared: { restoreDays: selectSetting('delivery.restoreDays', context) } }),
  present: presentMatches,
  // Passing one delivers.
  lockFirst: (id, context) => applicantsOf(matchResult, id, context),
  steps: {
    async pass(row, _input, context) {
      const all = withWholeTenant(context);
      const [failed] = await gateSentences(row, all);
      if (failed !== undefined) throw refusal(matchTexts.changed(failed), 'RC_STATE');
      const frozen = await freeze(row, all);
      const { postId, employId } = row;
      const origin = { type: 'match', id: row.id } as const;
      const made = await deliver({ postId, employId, source: sources.match }, context, { origin });
      return { ...frozen, deliveryId: made.id };
    },
    notPass: async (row, { reasonCode, reason }, context) => ({
      ...(await freeze(row, withWholeTenant(context))),
      reasonCode,
      remark: reason,
    }),
    async reopen(row, _input, context) {
      const days = await setting(context, 'delivery.restoreDays');
      if (row.screenTime === null) throw failure('notFound');
      assertRestorable(row.screenTime, days, context);
      return computeAgain(row, withWholeTenant(context));
    },
  },
});
