import { fieldFailure, refusal } from '@campus/contract/kit';
import { matchRule, matchRuleVersion, matchTexts, readWeights, weightNames } from '@campus/contract/match';
import { weightSum } from '@campus/contract/rules';
import { behaviour } from '../../kit/behaviour.ts';
import { setting } from '../../platform/settings.ts';
import { queueMatch } from './match-queue.ts';

const scored = [...weightNames, 'threshold', 'topN'] as const;

/** Rules: the weights sum to 100, and every change of them is a version of its own. */
export const matchRuleBehaviour = behaviour(matchRule, {
  validate(draft) {
    if (weightSum(readWeights(draft)) !== 100) throw fieldFailure('wEdu', matchTexts.sum);
  },
  async beforeSave(draft, context) {
    const { before } = context;
    draft.threshold ??= await setting(context, 'match.threshold');
    draft.topN ??= await setting(context, 'match.topN');
    const isChanged = before && scored.some((name) => draft[name] !== before[name]);
    if (isChanged) draft.ruleVersion = (before.ruleVersion ?? 1) + 1;
  },
  async afterSave(row, context) {
    const { before, engine, session } = context;
    if (before && before.ruleVersion === row.ruleVersion) return;
    const values = Object.fromEntries(scored.map((name) => [name, row[name]]));
    const version = { ruleId: row.id, ruleVersion: row.ruleVersion ?? 1, ...values, savedBy: session.username };
    await engine.insert(matchRuleVersion, version, context);
    if (row.active === 1) queueMatch('all', '', context);
  },
  beforeDelete(row) {
    if (row.active === 1) throw refusal(matchTexts.activeKept);
  },
});
