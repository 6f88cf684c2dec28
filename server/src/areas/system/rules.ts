import { type Access, Failure, failure, fieldFailure, refusal } from '@campus/contract/kit';
import { checkRuleLimits, readCheckRule } from '@campus/contract/rules';
import {
  checkByCode,
  executeFillRule,
  executeFillRules,
  isFillGenerator,
  ruleRefusals as refused,
  sysCheckRule,
  sysFillRule,
  testFillRule,
} from '@campus/contract/system';
import { rawRoutes } from '../../kit/area-server.ts';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { ok, type Route } from '../../kit/http/route.ts';
import { isSafeText, parseSafeJson } from '../../kit/write/safe-input.ts';
import { cacheNames } from '../../platform/create-system.ts';
import { checkByRule } from '../../platform/rules/check-rules.ts';
import { findInvalidParameter, runFillRule } from '../../platform/rules/fill-rules.ts';
import { type NumberedField, numberedFields, sequenceProblem } from '../../platform/rules/sequences.ts';

export const checkRuleBehaviour = behaviour(sysCheckRule, {
  validate(draft) {
    const read = readCheckRule(draft.ruleJson ?? '');
    if ('problem' in read) throw fieldFailure('ruleJson', read.problem);
  },
  afterSave: (_row, context) => context.services.caches.changed(context, cacheNames.checkRules),
  beforeDelete: (_row, context) => context.services.caches.changed(context, cacheNames.checkRules),
});

function getParams(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = parseSafeJson(text);
  } catch {
    throw fieldFailure('ruleParams', refused.paramsForm);
  }
  if (Array.isArray(value)) throw fieldFailure('ruleParams', refused.paramsArray);
  if (typeof value !== 'object' || value === null) throw fieldFailure('ruleParams', refused.paramsForm);
  return value as Record<string, unknown>;
}
export const fillRuleBehaviour = behaviour(sysFillRule, {
  async validate(draft, context) {
    const params = draft.ruleParams ? getParams(draft.ruleParams) : {};
    const generator = draft.ruleClass ?? '';
    const numbered = numberedFields.get(draft.ruleCode ?? '');
    if (numbered) return assertSequence(numbered, generator, params, context);
    const wrong = isFillGenerator(generator) ? findInvalidParameter(generator, params) : undefined;
    if (wrong !== undefined) throw fieldFailure('ruleParams', refused.paramsValue(wrong));
  },
  afterSave: (_row, context) => context.services.caches.changed(context, cacheNames.sequences),
  beforeDelete: (_row, context) => context.services.caches.changed(context, cacheNames.sequences),
});
/** The rule of a numbered field keeps its generator and can produce no other field's numbers. */
async function assertSequence(
  field: NumberedField,
  generator: string,
  params: Record<string, unknown>,
  context: Context,
): Promise<void> {
  if (generator !== 'sequence') throw fieldFailure('ruleClass', refused.numberClass);
  const problem = await sequenceProblem(field, params, context);
  if (problem === 'form') throw fieldFailure('ruleParams', refused.paramsNumber);
  if (problem === 'prefix') throw fieldFailure('ruleParams', refused.paramsPrefix);
}

/** Some clients encode the value twice: decodes what is still encoded. */
function decodeValue(value: string): string {
  if (!/%[0-9A-Fa-f]{2}/.test(value)) return value;
  try {
    const plain = decodeURIComponent(value);
    return isSafeText(plain) ? plain : value;
  } catch {
    return value;
  }
}
type Form = Readonly<Record<string, unknown>>;
const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value);

async function runAll(context: Context, body: Form): Promise<{ ruleCode: string; result: unknown }[]> {
  const { commonFormData, rules } = body;
  if (!Array.isArray(rules) || rules.length > 50 || !rules.every(isForm)) throw failure('badBody');
  const common = isForm(commonFormData) ? commonFormData : {};
  const made = [];
  for (const { ruleCode, formData } of rules) {
    const form = { ...common, ...(isForm(formData) ? formData : {}) };
    made.push({ ruleCode: String(ruleCode), result: await runFillRule(context, String(ruleCode), form) });
  }
  return made;
}

export const ruleAnswers: readonly BoundEndpoint[] = [
  answer(checkByCode, async ({ ruleCode, value }, context) => {
    const text = decodeValue(value ?? '');
    if ([...text].length > checkRuleLimits.value) throw refusal(refused.valueLong(checkRuleLimits.value));
    const checked = await checkByRule(context, ruleCode ?? '', text);
    if (!checked) throw refusal(refused.checkUnknown);
    if (checked.failed) throw new Failure('refused', checked.failed.message, undefined, { ...checked.failed });
    return null;
  }),
  answer(testFillRule, ({ ruleCode }, context) => runFillRule(context, ruleCode ?? '', {}, true)),
];

/** Bodies are forms of other entities, so any key is allowed. */
const createFillRuleRoutes = (engine: EngineApi): Route[] => [
  {
    methods: ['PUT'],
    path: executeFillRules.path,
    access: executeFillRules.needs as Access,
    title: executeFillRules.title,
    handle: async (call) => ok(await engine.transaction(call, (context) => runAll(context, call.body))),
  },
  {
    methods: ['PUT'],
    path: executeFillRule.path,
    access: executeFillRule.needs as Access,
    title: executeFillRule.title,
    handle: async (call) =>
      ok(await engine.transaction(call, (context) => runFillRule(context, call.params.ruleCode ?? '', call.body))),
  },
];

export const fillRuleRoutes = rawRoutes(createFillRuleRoutes);
