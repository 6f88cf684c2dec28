import { accountAlteration, alterationFlow } from '@campus/contract/enterprise';
import { alterationTypes } from '../areas/enterprise/alteration-account.ts';
import type { SeedRow } from './bulk.ts';
import { seedId } from './random.ts';
import { isAdmitted, type SeedCompany } from './seed-company.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

const table = 5;
const bySms = 1;
const byPaper = 2;
const waysOf = { sms: bySms, paper: byPaper } as const;
/** Alteration requests of companies, newest first: two are pending, one of them overdue. */
const requests = [
  { day: -1, type: 'mobile', way: 'paper', state: 'waiting', reason: '原手机号已停机，无法接收验证码' },
  { day: -8, type: 'mobile', way: 'paper', state: 'waiting', reason: '原负责人离职时注销了手机号' },
  { day: -20, type: 'password', way: 'sms', state: 'done', reason: '忘记密码' },
  { day: -47, type: 'mobile', way: 'paper', state: 'done', reason: '更换为公司统一的工作号码' },
  { day: -75, type: 'administrator', way: 'paper', state: 'rejected', reason: '招聘负责人岗位调整' },
  { day: -130, type: 'mobile', way: 'paper', state: 'lapsed', reason: '手机遗失' },
] as const;
const complaint = '变更函未加盖企业公章，请重新上传';

/** Account alterations other than password changes. */
export function seedAlterations(context: SeedContext, companies: readonly SeedCompany[]): SeedRow[] {
  const admitted = companies.filter((c) => c.tenantId === 1 && isAdmitted(c)).slice(2);
  return requests.map(({ day, type, way, state, reason }, k) => {
    const company = admitted[k % admitted.length] as SeedCompany;
    const admin = company.members[0] as SeedCompany['members'][number];
    const auditor = context.auditor(1);
    const isDecided = way === 'paper' && (state === 'done' || state === 'rejected');
    const on = state === 'waiting' ? day : context.workday(day);
    const at = context.time(on, 570 + k * 23);
    const isMoved = type === 'mobile';
    return {
      ...systemColumns(accountAlteration, seedId(table, k), 1, admin.username, at),
      alterNo: `ZB${at.slice(2, 10).replaceAll('-', '')}${String(k + 1).padStart(4, '0')}`,
      companyId: company.id,
      userId: admin.userId,
      type: alterationTypes[type],
      // After a completed request the account already has the new number.
      oldMobile: state === 'done' && isMoved ? `1400002980${k}` : admin.mobile,
      newMobile: isMoved
        ? state === 'done'
          ? admin.mobile
          : `1400002981${k}`
        : type === 'administrator'
          ? `1400002982${k}`
          : null,
      newUsername: type === 'administrator' ? `${admin.username}_new` : null,
      newRealname: type === 'administrator' ? '陆知行' : null,
      newPasswordHash: null,
      letterFile: way === 'paper' ? 'company-license/sample-letter.png' : null,
      idCardImgs: way === 'paper' ? 'company-license/sample-card-front.png,company-license/sample-card-back.png' : null,
      reason,
      verified: waysOf[way],
      auditReason: state === 'rejected' ? complaint : null,
      auditBy: isDecided ? auditor.username : null,
      auditTime: isDecided ? context.time(context.workday(on + 1), 600 + k * 11) : null,
      ip: '127.0.0.1',
      credentialVersion: 0,
      expireTime: context.time(on, 600 + k * 23),
      status: alterationFlow.states[state].code,
    };
  });
}
