import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeSetting } from '../support/stored-settings.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { creditCode, password, school, session } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const mobile = '14000029001';
const account = (more: Record<string, unknown> = {}) => ({
  username: 'yunhu_hr',
  password,
  confirmPassword: password,
  realName: '王云',
  mobile,
  email: 'wang@yunhu.example.com',
  agree: 1,
  ...more,
});
const register = async (more: Record<string, unknown> = {}) => {
  const smsCode = await fixture.smsCode((more.mobile as string) ?? mobile, '1');
  return fixture.call(undefined, 'POST', '/companyRegister/saveAccount', account({ smsCode, ...more }));
};
const post = (registration: string, path: string, sent: Record<string, unknown> = {}) =>
  fixture.call({ registration }, 'POST', `/companyRegister/${path}`, sent);
const draft = (registration: string, username?: string) =>
  fixture.call({ registration }, 'GET', '/companyRegister/queryByUsername', { username });

describe('a registration from the first form to the first sign-in', () => {
  it('goes through draft, submission, refusal, correction and admission', async () => {
    await fixture.holder('auditor', 'school_auditor');
    const begun = await register();
    expect(begun).toMatchObject({ success: true, result: { username: 'yunhu_hr', auditStatus: 0 } });
    const token = begun.result.registerToken as string;

    expect(await fixture.signIn('yunhu_hr')).toMatchObject({
      success: false,
      result: { errorCode: 'RC_COMPANY_NOT_APPROVED' },
    });
    expect((await fixture.credentialCheck('yunhu_hr')).result).toMatchObject({
      auditSituation: { auditStatus: 0, auditReason: null },
    });

    const uploaded = await Promise.all(
      ['a.png', 'b.png', 'c.png', 'd.png'].map((name) =>
        fixture.upload({ registration: token }, '/companyRegister/upload', name),
      ),
    );
    const paths = uploaded.map((reply) => reply.message);
    expect(paths.every((path) => path.startsWith('company-license/'))).toBe(true);

    const form: Record<string, unknown> = {
      ...(await fixture.companyForm(1, 'x')),
      licenseImg: paths[0],
      proxyLetter: paths[1],
      idCardImgs: `${paths[2]},${paths[3]}`,
    };
    expect(
      await post(token, 'saveCompany', {
        companyName: '云湖示例1科技有限公司',
        introduction: '<p>短</p><script>x</script>',
      }),
    ).toMatchObject({ result: { auditStatus: 1 } });
    const first = await draft(token, 'yunhu_hr');
    expect(first.result).toMatchObject({
      auditStatus: 1,
      username: 'yunhu_hr',
      mobile,
      lastAudit: null,
      company: { companyName: '云湖示例1科技有限公司', introduction: '<p>短</p>' },
    });

    const short = await post(token, 'submit', { companyName: '云湖示例1科技有限公司' });
    expect(short.success).toBe(false);
    expect(short.result.fields).toMatchObject({
      creditCode: '请输入统一社会信用代码!',
      nature: '请选择单位性质!',
      licenseImg: '请上传营业执照!',
      introduction: '请输入企业简介!',
    });

    expect(await post(token, 'submit', form)).toMatchObject({
      message: '提交成功，请等待审核',
      result: { auditStatus: 2 },
    });
    expect(await fixture.notifications()).toEqual(['C01 auditor']);
    const waiting = await draft(token);
    expect(waiting.result).toMatchObject({
      auditStatus: 2,
      expectedDate: '2025-10-20',
      lastAudit: { action: 'submit' },
    });
    expect(waiting.result.company).toMatchObject({ idCardNo: '11010519491231002X', contactMobile: form.contactMobile });
    expect(waiting.result.company.licenseImg).toMatch(/^company-license\/.+\?e=\d+&t=/);
    expect(await post(token, 'saveCompany', { shortName: '云湖' })).toMatchObject({
      success: false,
      message: '当前状态不允许修改资料',
    });
    expect(await post(token, 'submit', form)).toMatchObject({
      success: false,
      message: '当前状态为“审核中”，不能提交',
    });

    const id = waiting.result.company.id as string;
    await fixture.call(school, 'POST', '/api/pc/bizCompany/audit', { id, result: 2, reasonCodes: '1' });
    const refused = await fixture.credentialCheck('yunhu_hr');
    expect(refused.result.auditSituation).toEqual({ auditStatus: 4, auditReason: '证照缺失或不清晰' });
    const again = refused.result.registerToken as string;
    expect(
      await post(again, 'saveCompany', { ...waiting.result.company, shortName: '云湖', id: undefined }),
    ).toMatchObject({ result: { auditStatus: 1, auditReason: null } });
    expect(await post(again, 'submit', { ...form, shortName: '云湖' })).toMatchObject({ result: { auditStatus: 2 } });

    await fixture.call(school, 'POST', '/api/pc/bizCompany/audit', { id, result: 1 });
    expect((await fixture.credentialCheck('yunhu_hr')).result).toEqual({
      username: 'yunhu_hr',
      auditSituation: { auditStatus: 3, auditReason: null },
    });
    const inside = await fixture.signIn('yunhu_hr');
    expect(inside).toMatchObject({
      success: true,
      message: '登录成功',
      result: { userInfo: { userType: '2', companyId: id, loginTenantId: 1 } },
    });
    const { rows } = await sql<{
      roleCode: string;
    }>`select r.role_code from sys_user_role u join sys_role r on r.id = u.role_id`.execute(fixture.database.db);
    expect(rows.map((row) => row.roleCode)).toContain('ent_admin');
  });

  it('routes every state: 3 signs in, the others are refused with a token for the page that fits', async () => {
    for (const status of [0, 1, 2, 3, 4, 5]) {
      const { username } = await fixture.company(status + 1, status, { auditReason: status > 3 ? '原因' : null });
      const { result } = await fixture.credentialCheck(username);
      expect(result.auditSituation).toEqual({ auditStatus: status, auditReason: status > 3 ? '原因' : null });
      expect(result.registerToken !== undefined).toBe(status !== 3);
      expect((await fixture.signIn(username)).success).toBe(status === 3);
    }
  });

  it('lets a submission be withdrawn, but not from under an auditor', async () => {
    const { id, username } = await fixture.company(1, 2);
    const token = (await fixture.credentialCheck(username)).result.registerToken as string;
    const panel = await fixture.call(session('auditor'), 'GET', '/api/pc/bizCompany/auditCheck', { id });
    expect(panel.result.expectedDate).toBe('2025-10-20');
    expect(await post(token, 'withdraw')).toMatchObject({ success: false, message: '企业资料正在审核，暂不能撤回' });
    fixture.clock.pass(6);
    expect(await post(token, 'withdraw')).toMatchObject({ success: true, result: { auditStatus: 1 } });
    expect(await post(token, 'withdraw')).toMatchObject({ message: '当前状态为“资料未提交”，不能撤回修改' });
  });

  it('rejects calls without a live registration token', async () => {
    const { username } = await fixture.company(1, 1);
    const token = (await fixture.credentialCheck(username)).result.registerToken as string;
    const sentence = '操作已超时，请返回登录页重新验证';
    for (const path of ['saveCompany', 'submit', 'withdraw'])
      expect((await post('rt_wrong', path)).message).toBe(sentence);
    expect((await fixture.call(undefined, 'GET', '/companyRegister/queryByUsername')).message).toBe(sentence);
    expect((await draft(token, 'hr2')).message).toBe(sentence);
    fixture.clock.pass(31);
    expect((await post(token, 'saveCompany', {})).message).toBe(sentence);
  });
});

describe('the account form', () => {
  it('refuses with the sentence of the first rule that is broken', async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ username: '' }, '请输入用户名'],
      [{ username: '云湖' }, '长度4到18个字符，建议6到18个字符'],
      [{ username: 'yun-hu' }, '只允许字母、数字、下划线'],
      [{ mobile: '' }, '请输入手机号'],
      [{ mobile: '12345678901' }, '请输入正确手机号'],
      [{ email: 'nonsense' }, '邮箱格式不正确'],
      [{ realName: '' }, '请输入姓名!'],
      [{ agree: 0 }, '请阅读并同意服务协议!'],
      [{ password: 'short1!', confirmPassword: 'short1!' }, '密码至少8位，且须包含字母、数字和特殊符号'],
      [{ confirmPassword: 'Other#123' }, '两次输入的密码不一样！'],
      [{ smsCode: '000000' }, '手机验证码错误'],
    ];
    for (const [more, sentence] of cases) {
      await sql`truncate sys_sms_code`.execute(fixture.database.db);
      const smsCode = await fixture.smsCode(mobile, '1');
      const reply = await fixture.call(
        undefined,
        'POST',
        '/companyRegister/saveAccount',
        account({ smsCode: smsCode === '000000' ? '111111' : smsCode, ...more }),
      );
      expect([reply.success, reply.message]).toEqual([false, sentence]);
    }
    const { rows } = await sql`select 1 from sys_user union all select 1 from rc_company`.execute(fixture.database.db);
    expect(rows).toEqual([]);
  });

  it('takes no name, mobile or address twice', async () => {
    await register();
    expect((await register({ mobile: '14000029002', email: null })).message).toBe('用户名已存在!');
    const other = { username: 'second_hr' };
    // No code goes to a registered number, and without a code no caller learns of the account.
    const again = () =>
      fixture.call(undefined, 'POST', '/companyRegister/saveAccount', account({ ...other, smsCode: '1' }));
    expect((await again()).message).toBe('手机验证码失效，请重新获取');
    expect((await register({ ...other, mobile: '14000029002' })).message).toBe('邮箱已存在!');
    const check = async (sent: Record<string, unknown>) =>
      fixture.call(undefined, 'GET', '/companyRegister/checkAccount', { ...sent, ...(await fixture.captcha()) });
    for (const sent of [{ username: 'yunhu_hr' }, { mobile }, { username: 'free_name' }])
      expect((await fixture.call(undefined, 'GET', '/companyRegister/checkAccount', sent)).success).toBe(true);
    expect((await check({ username: 'yunhu_hr' })).message).toBe('用户名已存在!');
    expect((await check({ mobile })).message).toBe('手机号已存在!');
    expect((await check({ email: 'wang@yunhu.example.com' })).message).toBe('邮箱已存在!');
    expect((await check({ username: 'free_name' })).success).toBe(true);
  });

  it('uses a code for one registration only', async () => {
    const smsCode = await fixture.smsCode(mobile, '1');
    const both = await Promise.all([
      fixture.call(undefined, 'POST', '/companyRegister/saveAccount', account({ smsCode })),
      fixture.call(
        undefined,
        'POST',
        '/companyRegister/saveAccount',
        account({ smsCode, username: 'second_hr', email: null }),
      ),
    ]);
    expect(both.filter((reply) => reply.success)).toHaveLength(1);
    const { rows } = await sql`select id from rc_company`.execute(fixture.database.db);
    expect(rows).toHaveLength(1);
  });

  it('is rejected while registration is closed', async () => {
    await fixture.call(school, 'POST', '/publicity/loginConfig/save', {
      productName: '云平台',
      welcomeTitle: '欢迎',
      features: [{ icon: 'BankOutlined', title: '高校合作', text: '携手高校' }],
      registerEnabled: 'N',
    });
    expect((await register()).message).toBe('系统未开放注册');
    expect((await register({ tenantId: 2 })).success).toBe(true);
  });

  it('says what the open pages need to know', async () => {
    const { result } = await fixture.call(undefined, 'GET', '/companyRegister/settings');
    expect(result).toEqual({ agreementUrl: '/static/agreement.html', needProxyLetter: true, auditDays: 3 });
  });
});

describe('a credit code that is taken', () => {
  const table: [number, Record<string, unknown>, string][] = [
    [3, {}, '该企业已入驻，请联系企业管理员（联*** 140****0001）为您开通账号'],
    [1, {}, '该统一社会信用代码正在由其他账号注册，如有疑问请联系就业中心'],
    [2, {}, '该统一社会信用代码正在由其他账号注册，如有疑问请联系就业中心'],
    [4, {}, '该统一社会信用代码正在由其他账号注册，如有疑问请联系就业中心'],
    [5, {}, '该企业已被限制入驻，请联系就业中心'],
    [3, { blackFlag: 1 }, '该企业已被限制入驻，请联系就业中心'],
  ];
  for (const [status, more, sentence] of table) {
    it(`is refused while its company is at ${status}${more.blackFlag ? ' and blacklisted' : ''}`, async () => {
      await fixture.company(1, status, more);
      const mine = await fixture.company(2, 1);
      const token = (await fixture.credentialCheck(mine.username)).result.registerToken as string;
      const form = await fixture.companyForm(2, mine.username, { creditCode: creditCode(1) });
      for (const path of ['saveCompany', 'submit']) expect((await post(token, path, form)).message).toBe(sentence);
      const check = await fixture.call({ registration: token }, 'GET', '/companyRegister/checkCreditCode', {
        creditCode: creditCode(1),
      });
      expect(check.message).toBe(sentence);
      expect(check.result.fields).toEqual({ creditCode: sentence });
      expect((await fixture.one<{ auditStatus: number }>('rc_company', mine.id)).auditStatus).toBe(1);
    });
  }

  it('is free in another tenant, and for its own company', async () => {
    await fixture.company(1, 3, { tenantId: 2 });
    const mine = await fixture.company(2, 1);
    const token = (await fixture.credentialCheck(mine.username)).result.registerToken as string;
    const form = await fixture.companyForm(2, mine.username, { creditCode: creditCode(1) });
    expect((await post(token, 'saveCompany', form)).success).toBe(true);
    expect((await post(token, 'submit', form)).success).toBe(true);
  });

  it('goes to one of two registrations that save it at the same moment', async () => {
    const tokens = await Promise.all(
      [1, 2].map(async (n) => {
        const { username } = await fixture.company(n, 0);
        return (await fixture.credentialCheck(username)).result.registerToken as string;
      }),
    );
    const replies = await Promise.all(tokens.map((token) => post(token, 'saveCompany', { creditCode: creditCode(7) })));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
  });

  it('lets a namesake with another code through, with a hint for the auditor', async () => {
    await fixture.company(1, 3);
    const mine = await fixture.company(2, 1);
    const token = (await fixture.credentialCheck(mine.username)).result.registerToken as string;
    const form = await fixture.companyForm(2, mine.username, { companyName: '云湖示例1科技有限公司' });
    expect((await post(token, 'submit', form)).success).toBe(true);
    const { result } = await fixture.call(school, 'GET', '/api/pc/bizCompany/auditCheck', { id: mine.id });
    expect(result.items.find((item: { name: string }) => item.name === '同名企业').level).toBe('warn');
  });
});

describe('a form that is submitted', () => {
  it('is held to the rules of more than one field', async () => {
    const mine = await fixture.company(1, 1);
    const token = (await fixture.credentialCheck(mine.username)).result.registerToken as string;
    const cases: [Record<string, unknown>, string][] = [
      [{ foundDate: '2025-10-16' }, '成立日期不能晚于今天!'],
      [{ licenseExpire: '2025-10-14' }, '营业执照已过期，请更换有效证照!'],
      [{ companyKind: 2 }, '请上传人力资源服务许可证!'],
      [{ proxyLetter: null }, '请上传招聘授权委托书!'],
      [{ creditCode: '91999999000000001A' }, '统一社会信用代码格式不正确!'],
      [{ idCardNo: '110105194912310021' }, '身份证号格式不正确'],
      [{ introduction: '<p>太短</p>' }, '企业简介请填写50到5000个字符!'],
      [{ website: 'www.yunhu.example.com' }, '请输入以http和https开头的网址'],
      [{ companyName: '云湖*公司' }, '企业名称格式不正确'],
      [{ industry: 'xx' }, '所属行业的值不在可选范围内!'],
      [{ regionCode: '990000' }, '所在地区的值不在可选范围内!'],
      [{ licenseImg: 'company-license/nobody.png' }, '请上传营业执照!'],
      [{ surprise: 1 }, '不支持的字段：surprise'],
    ];
    for (const [more, sentence] of cases) {
      const form = await fixture.companyForm(1, mine.username, more);
      const reply = await post(token, 'submit', form);
      expect([more, reply.success, reply.message]).toEqual([more, false, sentence]);
    }
    await storeSetting(fixture.engine, 'register.needProxyLetter', 0);
    expect(
      (await post(token, 'submit', await fixture.companyForm(1, mine.username, { proxyLetter: null }))).success,
    ).toBe(true);
  });
});
