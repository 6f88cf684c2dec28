import { text } from '@campus/contract/messages';
import { expect, type Page } from '@playwright/test';
import { pictureCode } from '../accounts.ts';
import { smsCode } from '../api.ts';
import { newCreditCode, picture } from '../identities.ts';
import { FormPart } from './form.ts';

export interface NewCompany {
  readonly username: string;
  readonly password: string;
  readonly mobile: string;
  readonly companyName: string;
}

/** Registration of an enterprise: account, then company. */
export class RegistrationPages {
  private readonly page: Page;
  private readonly form: FormPart;

  constructor(page: Page) {
    this.page = page;
    this.form = new FormPart(page, page.getByRole('main'));
  }

  /** Fills in the first page; leads to the second. */
  async makeAccount(origin: string, { username, password, mobile }: NewCompany): Promise<void> {
    await this.form.fill({
      用户名: username,
      姓名: '纪远行',
      手机号: mobile,
      登录密码: password,
      确认密码: password,
    });
    await this.page.getByLabel(text.login.humanCheck.placeholder).fill(pictureCode);
    await this.page.getByRole('button', { name: text.login.sms.get }).click();
    await this.page.getByRole('button', { name: /^\d+ s$/ }).waitFor();
    await this.form.fill({ 短信验证码: await smsCode(origin, mobile) });
    await this.page.getByRole('checkbox', { name: text.ent.agree.self }).check();
    await this.page.getByRole('button', { name: text.common.next }).click();
    await this.page.waitForURL('**/enterprise-registration/company-info');
  }

  /** Fills in the second page and submits it. */
  async describeCompany({ companyName, mobile }: NewCompany): Promise<void> {
    const { form } = this;
    await form.fill({
      企业名称: companyName,
      统一社会信用代码: newCreditCode(),
      法定代表人: '纪远行',
      经办人身份证号: '110105199003077470',
      详细地址: '示例路 18 号',
      联系人: '纪远行',
      联系手机: mobile,
      联系邮箱: 'hr@example.com',
    });
    await form.choose('单位性质', '国有企业');
    await form.pickDate('成立日期', '2015-06-18');
    await form.choose('所属行业', '制造业');
    await form.choose('企业规模', '100-499人');
    await form.chooseAlong('所在地区', '浙江省', '杭州市', '上城区');
    const introduction = '公司从事精密零部件的研发与制造，产品用于轨道交通与能源装备。'.repeat(3);
    await this.page.getByRole('textbox', { name: '请输入内容' }).fill(introduction);
    await form.upload('营业执照', picture('营业执照.png'));
    await form.upload('招聘授权委托书', picture('授权委托书.png'));
    await form.upload('经办人身份证照片', picture('正面.png'), picture('反面.png'));
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: text.ent.company.submit }).click();
    await expect(this.page).toHaveURL('/enterprise-registration/audit-status');
  }
}
