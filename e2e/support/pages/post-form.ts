import { postTexts } from '@campus/contract/post';
import type { Locator, Page } from '@playwright/test';
import { FormPart } from './form.ts';

/** The post form of a company. */
export class PostForm {
  readonly drawer: Locator;
  private readonly form: FormPart;

  constructor(page: Page) {
    this.drawer = page.getByRole('dialog', { name: postTexts.form.add });
    this.form = new FormPart(page, this.drawer);
  }

  async fill(name: string): Promise<void> {
    const { form } = this;
    await form.fill({ 岗位名称: name, 招聘人数: '3', '最低薪资（元）': '6000', '最高薪资（元）': '9000' });
    await form.chooseInTree('岗位类别', '技术', '后端开发', 'Java开发');
    await form.choose('职位类别（就业统计）', '工程技术人员');
    await form.tickAlong('工作地点', '浙江省', '杭州市');
    await form.choose('学历要求', '本科及以上');
    await this.drawer.getByRole('checkbox', { name: String(new Date().getFullYear() + 1) }).check();
    await form.write('岗位职责', '负责校园招聘平台后端服务的设计、开发与维护，编写清晰的文档。');
    await form.write('任职要求', '熟悉一门后端语言，理解关系数据库，愿意与同事一起解决问题。');
  }

  async submit(): Promise<void> {
    await this.drawer.getByRole('button', { name: postTexts.form.submit }).click();
  }
}
