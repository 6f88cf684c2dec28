import { company, companyFlow } from '@campus/contract/enterprise';
import { getCodes, getState } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { hr, school, session } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const audit = (id: string, sent: Record<string, unknown>, who = school) =>
  fixture.call(who, 'POST', '/api/pc/bizCompany/audit', { id, ...sent });
const loadStatus = async (id: string): Promise<number> =>
  (await fixture.one<{ auditStatus: number }>('rc_company', id)).auditStatus;
const history = async (id: string) => {
  const { rows } = await sql<{
    seq: number;
    action: string;
    fromStatus: number;
    toStatus: number;
    reason: string | null;
  }>`
    select seq, action, from_status, to_status, reason from rc_company_audit where company_id = ${id} order by seq`.execute(
    fixture.database.db,
  );
  return rows;
};

describe('the admission of a company', () => {
  const staffCalls = {
    approve: ['audit', { result: 1 }],
    reject: ['audit', { result: 2, reasonCodes: '1' }],
    disable: ['disable', { reason: '收到投诉' }],
    enable: ['enable', {}],
  } as const;
  const states = Object.values(companyFlow.states).map((s) => s.code);

  for (const [name, [call, input]] of Object.entries(staffCalls)) {
    const step = companyFlow.steps[name as keyof typeof staffCalls];
    for (const [i, from] of states.entries()) {
      const taken = getCodes(companyFlow, ...step.from).includes(from);
      it(`${taken ? 'takes' : 'refuses'} ${step.label} from ${from}`, async () => {
        const { id } = await fixture.company(i + 1, from);
        const reply = await fixture.call(school, 'POST', `/api/pc/bizCompany/${call}`, { id, ...input });
        if (taken) {
          expect(reply).toMatchObject({ success: true });
          expect(await loadStatus(id)).toBe(companyFlow.states[step.to].code);
        } else {
          const { label } = companyFlow.states[getState(companyFlow, from)];
          expect(reply).toMatchObject({
            success: false,
            code: 500,
            message: `当前状态为“${label}”，不能${step.label}`,
          });
          expect(reply.result.errorCode).toBe('RC_STATE');
          expect(await loadStatus(id)).toBe(from);
          expect(await history(id)).toEqual([]);
        }
      });
    }
  }

  it('keeps every decision with its number, its reason and the certified fields of that moment', async () => {
    await fixture.holder('auditor', 'school_auditor');
    const { id, username } = await fixture.company(1, 2);
    await audit(id, { result: 2, reasonCodes: '1,9', reason: '照片看不清楚' });
    await sql`update rc_company set audit_status = 2 where id = ${id}`.execute(fixture.database.db);
    await audit(id, { result: 1 });
    await fixture.call(school, 'POST', '/api/pc/bizCompany/disable', { id, reason: '收到投诉' });
    await fixture.call(school, 'POST', '/api/pc/bizCompany/enable', { id });
    expect(await history(id)).toEqual([
      { seq: 1, action: 'refuse', fromStatus: 2, toStatus: 4, reason: '照片看不清楚' },
      { seq: 2, action: 'pass', fromStatus: 2, toStatus: 3, reason: null },
      { seq: 3, action: 'disable', fromStatus: 3, toStatus: 5, reason: '收到投诉' },
      { seq: 4, action: 'enable', fromStatus: 5, toStatus: 3, reason: null },
    ]);
    const { rows } = await sql<{
      snapshot: Record<string, string>;
    }>`select snapshot from rc_company_audit limit 1`.execute(fixture.database.db);
    expect(rows[0]?.snapshot.companyName).toBe('云湖示例1科技有限公司');
    expect(rows[0]?.snapshot.idCardNo).not.toBe('11010519491231002X');
    expect(await fixture.notifications()).toEqual([
      `C03 ${username}`,
      `C02 ${username}`,
      `C04 ${username}`,
      `C05 ${username}`,
    ]);
    const log = await fixture.call(school, 'GET', '/api/pc/bizCompany/auditLog', { id });
    expect(log.result.map((row: { action_dictText: string }) => row.action_dictText)).toEqual([
      '启用',
      '停用',
      '审核通过',
      '审核驳回',
    ]);
    expect(log.result[3]).toMatchObject({ reasonCodes_dictText: '证照缺失或不清晰,其他', operatorName: '姓名school' });
  });

  it('refuses to change or delete a row of the history', async () => {
    const { id } = await fixture.company(1, 2);
    await audit(id, { result: 1 });
    await expect(sql`update rc_company_audit set reason = 'x'`.execute(fixture.database.db)).rejects.toThrow();
    await expect(sql`delete from rc_company_audit`.execute(fixture.database.db)).rejects.toThrow();
  });

  it('tells the applicant the reasons by name, then the words', async () => {
    const { id } = await fixture.company(1, 2);
    await audit(id, { result: 2, reasonCodes: '1,3', reason: '请重新上传' });
    expect((await fixture.one<{ auditReason: string }>('rc_company', id)).auditReason).toBe(
      '证照缺失或不清晰、统一社会信用代码有误；请重新上传',
    );
  });

  it('wants a reason to refuse, and words for 其他', async () => {
    const { id } = await fixture.company(1, 2);
    expect((await audit(id, { result: 2 })).message).toBe('请选择驳回原因!');
    const silent = await audit(id, { result: 2, reasonCodes: '9', reason: '不行' });
    expect(silent).toMatchObject({ message: '请填写审核意见!', result: { fields: { reason: '请填写审核意见!' } } });
    expect((await audit(id, { result: 2, reasonCodes: '99' })).success).toBe(false);
    expect((await audit(id, { result: 7 })).success).toBe(false);
    expect(await loadStatus(id)).toBe(2);
  });

  it('wants a reason to disable', async () => {
    const { id } = await fixture.company(1, 3);
    expect((await fixture.call(school, 'POST', '/api/pc/bizCompany/disable', { id })).message).toBe('请填写停用原因!');
  });

  it('answers 510 without the code and changes nothing', async () => {
    const { id } = await fixture.company(1, 2);
    const clerk = without(school, 'company:company:audit');
    for (const path of ['audit', 'auditBatch'])
      expect(await fixture.call(clerk, 'POST', `/api/pc/bizCompany/${path}`, { id, ids: id, result: 1 })).toMatchObject(
        {
          code: 510,
        },
      );
    expect(await fixture.call(hr(id, 'hr1'), 'POST', '/api/pc/bizCompany/audit', { id, result: 1 })).toMatchObject({
      code: 510,
    });
    expect(await loadStatus(id)).toBe(2);
    expect(await history(id)).toEqual([]);
  });

  it('admits once when two auditors pass at the same moment', async () => {
    const { id } = await fixture.company(1, 2);
    const replies = await Promise.all([
      audit(id, { result: 1 }, session('a')),
      audit(id, { result: 1 }, session('b')),
      audit(id, { result: 2, reasonCodes: '1' }, session('c')),
    ]);
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.filter((reply) => !reply.success).every((reply) => reply.message.startsWith('当前状态为“'))).toBe(
      true,
    );
    expect(await history(id)).toHaveLength(1);
    expect(
      (await fixture.notifications()).filter(
        (notification) => notification.startsWith('C02') || notification.startsWith('C03'),
      ),
    ).toHaveLength(1);
  });

  it('audits a batch row by row and says what failed', async () => {
    const waiting = await fixture.company(1, 2);
    const approved = await fixture.company(2, 3);
    const reply = await fixture.call(school, 'POST', '/api/pc/bizCompany/auditBatch', {
      ids: `${waiting.id},${approved.id},nowhere`,
      result: 1,
    });
    expect(reply.result).toEqual({
      ok: 1,
      failed: [
        { id: approved.id, name: '云湖示例2科技有限公司', message: '当前状态为“审核通过”，不能通过' },
        { id: 'nowhere', name: 'nowhere', message: '数据不存在或无权访问' },
      ],
    });
    const many = Array.from({ length: 201 }, (_, i) => `id${i}`).join(',');
    expect(
      (await fixture.call(school, 'POST', '/api/pc/bizCompany/auditBatch', { ids: many, result: 1 })).message,
    ).toBe('一次最多处理200条');
  });

  it('ends every session of a disabled company and lets them in again when it is enabled', async () => {
    const { id, username } = await fixture.company(1, 3);
    const token = (await fixture.signIn(username)).result.token as string;
    expect(await fixture.isSignedIn(token)).toBe(true);
    await fixture.call(school, 'POST', '/api/pc/bizCompany/disable', { id, reason: '收到投诉' });
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect(await fixture.signIn(username)).toMatchObject({
      success: false,
      message: '企业信息尚未审核通过，请先完善企业信息',
      result: { errorCode: 'RC_COMPANY_NOT_APPROVED' },
    });
    await fixture.call(school, 'POST', '/api/pc/bizCompany/enable', { id });
    expect((await fixture.signIn(username)).success).toBe(true);
  });

  it('pauses the posts of a disabled company and takes back what waits for the audit', async () => {
    const { id } = await fixture.company(1, 3, { postCount: 1 });
    const statuses = [0, 1, 2, 3, 4, 5];
    for (const status of statuses)
      await sql`
        insert into rc_company_post (id, tenant_id, create_by, create_time, company_id, post_status, fair_only)
        values (${`post${status}`}, 1, 'x', now(), ${id}, ${status}::int, 0)`.execute(fixture.database.db);
    await fixture.call(school, 'POST', '/api/pc/bizCompany/disable', { id, reason: '收到投诉' });
    const { rows } = await sql<{
      postStatus: number;
      pauseReason: string | null;
    }>`select post_status, pause_reason from rc_company_post order by id`.execute(fixture.database.db);
    expect(rows.map((row) => row.postStatus)).toEqual([0, 2, 2, 0, 4, 5]);
    expect(rows[1]?.pauseReason).toBe('企业停用');
    expect((await fixture.one<{ postCount: number }>('rc_company', id)).postCount).toBe(0);
  });

  it('does not enable a company on the blacklist', async () => {
    const { id } = await fixture.company(1, 5, { blackFlag: 1, blackScope: 3 });
    const reply = await fixture.call(school, 'POST', '/api/pc/bizCompany/enable', { id });
    expect(reply).toMatchObject({ success: false, message: '请先解除黑名单' });
  });

  it('keeps the reason empty in every state but refused and disabled', async () => {
    const { id } = await fixture.company(1, 2);
    await audit(id, { result: 2, reasonCodes: '1' });
    await sql`update rc_company set audit_status = 2 where id = ${id}`.execute(fixture.database.db);
    await audit(id, { result: 1 });
    expect((await fixture.one<{ auditReason: string | null }>('rc_company', id)).auditReason).toBeNull();
    expect(company.workflow.column).toBe('auditStatus');
  });
});
