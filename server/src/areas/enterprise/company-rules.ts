import { certifiedNames, type company, companyFlow } from '@campus/contract/enterprise';
import { type Draft, Failure, missing, type Row, stateOf } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';

type Company = Row<typeof company>;
/** Kind 2: an agency that hires for others needs a licence of its own. */
const agency = 2;

/** Whether a value is the stored one in the form that is compared: empty is null, numbers are numbers. */
const same = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null) || String(a ?? '') === String(b ?? '');

/** Certified fields of `draft` that differ from the stored row. */
export const certifiedChanges = (draft: Draft<typeof company>, before: Company): string[] =>
  certifiedNames.filter((name) => Object.hasOwn(draft, name) && !same(draft[name], before[name]));

/** Rules over more than one field and over today's date (7.3). Throws one Failure that names every failing field. */
export async function refuseBadCompany(
  draft: Draft<typeof company>,
  before: Company | undefined,
  context: Context,
): Promise<void> {
  const changed = (name: keyof Draft<typeof company>): boolean => !before || !same(draft[name], before[name]);
  const today = context.now.slice(0, 10);
  const needLetter = (await setting(context, 'register.needProxyLetter')) === 1;
  const broken: Record<string, string> = {};
  for (const [name, field] of Object.entries(proofFields))
    if (before?.[name as keyof typeof proofFields] && !draft[name as keyof typeof proofFields])
      broken[name] = missing(field).message;
  if (draft.foundDate && changed('foundDate') && draft.foundDate > today) broken.foundDate = '成立日期不能晚于今天!';
  if (draft.licenseExpire && changed('licenseExpire') && draft.licenseExpire < today)
    broken.licenseExpire = '营业执照已过期，请更换有效证照!';
  if (draft.companyKind === agency && !draft.hrLicense && (changed('companyKind') || changed('hrLicense')))
    broken.hrLicense = '请上传人力资源服务许可证!';
  if (needLetter && !draft.proxyLetter && changed('proxyLetter')) broken.proxyLetter = '请上传招聘授权委托书!';
  const [first] = Object.values(broken);
  if (first !== undefined) throw new Failure('field', first, broken);
}

/** States whose certified fields were shown to an auditor: they change by a 资质变更 only. */
const settled: ReadonlySet<string> = new Set(['waiting', 'approved', 'disabled']);
/** Refuses other certified values for a company that was submitted or admitted. */
export function refuseCertifiedChange(draft: Draft<typeof company>, before: Company): void {
  if (!settled.has(stateOf(companyFlow, before.auditStatus))) return;
  const [first] = certifiedChanges(draft, before);
  if (first === undefined) return;
  const sentence = '认证信息需通过资质变更修改';
  throw new Failure('refused', sentence, { [first]: sentence });
}
