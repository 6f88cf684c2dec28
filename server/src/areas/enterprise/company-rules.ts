import { certifiedNames, type company, companyFlow, enterpriseTexts, proofFields } from '@campus/contract/enterprise';
import { type Draft, Failure, getState, missingFailure, type Row } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';

type Company = Row<typeof company>;
/** Kind 2: a staffing agency, which needs its own licence. */
const agency = 2;

/** Whether a value equals the stored one after normalisation: empty is null, numbers compare as text. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  (a ?? null) === (b ?? null) || String(a ?? '') === String(b ?? '');

/** Certified fields of `draft` that differ from the stored row. */
export const listCertifiedChanges = (draft: Draft<typeof company>, before: Company): string[] =>
  certifiedNames.filter((name) => Object.hasOwn(draft, name) && !isSameValue(draft[name], before[name]));

/** Throws one Failure naming every failing field, if there are any. */
function assertNoErrors(broken: Readonly<Record<string, string>>): void {
  const [first] = Object.values(broken);
  if (first !== undefined) throw new Failure('field', first, broken);
}

/** Rules over several fields, today's date and values that must not be removed. */
export function assertCompany(draft: Draft<typeof company>, before: Company | undefined, { now }: Context): void {
  const isChanged = (name: keyof Draft<typeof company>): boolean => !before || !isSameValue(draft[name], before[name]);
  const today = now.slice(0, 10);
  const broken: Record<string, string> = {};
  for (const name of Object.keys(proofFields) as (keyof typeof proofFields)[])
    if (before?.[name] && !draft[name]) broken[name] = missingFailure(proofFields[name]).message;
  if (draft.foundDate && isChanged('foundDate') && draft.foundDate > today)
    broken.foundDate = enterpriseTexts.rules.founded;
  if (draft.licenseExpire && isChanged('licenseExpire') && draft.licenseExpire < today)
    broken.licenseExpire = enterpriseTexts.rules.expired;
  if (before && isChanged('companyKind') && draft.companyKind === agency && !draft.hrLicense)
    broken.hrLicense = enterpriseTexts.rules.hrLicense;
  assertNoErrors(broken);
}

/** Documents required by the form in addition to required fields; spreadsheets cannot contain them. */
export async function assertPapersPresent(draft: Draft<typeof company>, context: Context): Promise<void> {
  const needLetter = (await setting(context, 'register.needProxyLetter')) === 1;
  assertNoErrors({
    ...(draft.companyKind === agency && !draft.hrLicense && { hrLicense: enterpriseTexts.rules.hrLicense }),
    ...(needLetter && !draft.proxyLetter && { proxyLetter: enterpriseTexts.rules.proxyLetter }),
  });
}

/** States after an auditor saw the certified fields: they change by a 资质变更 only. */
const settled: ReadonlySet<string> = new Set(['waiting', 'approved', 'disabled']);
/** Asserts that the certified values of a submitted or approved company are unchanged. */
export function assertCertifiedUnchanged(draft: Draft<typeof company>, before: Company): void {
  if (!settled.has(getState(companyFlow, before.auditStatus))) return;
  const [first] = listCertifiedChanges(draft, before);
  if (first === undefined) return;
  const sentence = '认证信息需通过资质变更修改';
  throw new Failure('refused', sentence, { [first]: sentence });
}
