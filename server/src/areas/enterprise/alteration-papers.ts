import { accountAlteration, alterationRefusals, company, companyFlow } from '@campus/contract/enterprise';
import { Failure, fieldFailure, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { alterationTypes } from './alteration-account.ts';
import type { Alteration } from './alteration-effects.ts';

interface Papers {
  readonly companyName: string | null;
  readonly creditCode: string | null;
  readonly letterFile: string | null;
  readonly idCardImgs: string | null;
  readonly newRealname: string | null;
  readonly reason: string | null;
}
/** Asserts that the documents exist and name the account's own, approved company. */
export async function assertPapers(papers: Papers, row: Alteration, inside: Context): Promise<void> {
  const missing: [keyof Papers, string][] = [
    ['companyName', '请输入企业名称!'],
    ['creditCode', '请输入统一社会信用代码!'],
    ['letterFile', '请上传变更函!'],
    ['idCardImgs', '请上传身份证照片!'],
    ['reason', '请输入变更原因!'],
    ...(row.type === alterationTypes.administrator
      ? ([['newRealname', '请输入新管理员!']] as [keyof Papers, string][])
      : []),
  ];
  const broken = Object.fromEntries(missing.filter(([name]) => !papers[name]));
  const [first] = Object.values(broken);
  if (first !== undefined) throw new Failure('field', first, broken);
  const held = row.companyId ? await inside.engine.lock(company, row.companyId, inside) : undefined;
  if (!held || held.companyName !== papers.companyName || held.creditCode !== papers.creditCode)
    throw fieldFailure('creditCode', alterationRefusals.companyMismatch);
  if (held.auditStatus !== companyFlow.states.approved.code) throw refusal(alterationRefusals.notApproved);
  const { letterFile, idCardImgs } = accountAlteration.fields;
  await inside.engine.checkExistence(
    { letterFile, idCardImgs },
    { letterFile: papers.letterFile, idCardImgs: papers.idCardImgs },
    inside,
  );
}
