import { matchRule, matchRuleVersion, readWeights, type WeightField, weightNames } from '@campus/contract/match';
import type { MatchWeights } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** A rule as a run applies it. */
export interface AppliedRule {
  readonly id: string;
  readonly ruleVersion: number;
  readonly weights: MatchWeights;
  readonly threshold: number;
  readonly topN: number;
}
type RuleRow = Readonly<Record<WeightField | 'ruleVersion' | 'threshold' | 'topN', number | null>> & {
  readonly id: string;
};

export const appliedRule = (row: RuleRow): AppliedRule => ({
  id: row.id,
  ruleVersion: Number(row.ruleVersion ?? 1),
  weights: readWeights(row),
  threshold: Number(row.threshold ?? 0),
  topN: Number(row.topN ?? 1),
});

/** The active rule of the tenant; undefined when the school has activated none. */
export async function activeRule(context: Context): Promise<AppliedRule | undefined> {
  const { rows } = await sql<RuleRow>`
    select * from rc_match_rule where ${context.live(matchRule)} and active = 1`.execute(context.db);
  return rows[0] && appliedRule(rows[0]);
}

const key = (ruleId: unknown, ruleVersion: unknown): string => `${String(ruleId)}/${String(ruleVersion)}`;
/** The weights of rules under the versions that results name. */
export async function weightsUsed(
  results: readonly { readonly ruleId: string | null; readonly ruleVersion: number | null }[],
  context: Context,
): Promise<(result: { readonly ruleId: string | null; readonly ruleVersion: number | null }) => MatchWeights> {
  const ids = [...new Set(results.map(({ ruleId }) => ruleId ?? ''))];
  const { rows } = await sql<Readonly<Record<WeightField | 'ruleVersion', number>> & { readonly ruleId: string }>`
    select rule_id, rule_version, ${sql.join(weightNames.map((name) => sql.ref(name)))} from rc_match_rule_version
    where ${context.live(matchRuleVersion)} and rule_id = any(${ids}::text[])`.execute(context.db);
  const known = new Map(rows.map((row) => [key(row.ruleId, row.ruleVersion), readWeights(row)]));
  return ({ ruleId, ruleVersion }) => known.get(key(ruleId, ruleVersion)) ?? readWeights({});
}
