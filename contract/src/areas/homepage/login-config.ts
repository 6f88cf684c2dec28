import {
  endpoint,
  entity,
  image,
  json,
  link,
  longText,
  number,
  ref,
  text,
  type,
  user,
  type Values,
  yesNo,
} from '../../kit/index.ts';
import { text as message } from '../../messages/zh-CN.ts';
import { patterns } from '../../rules/index.ts';
import { plainLoginConfig } from './plain-login-config.ts';

/** A feature shown next to the sign-in panel. */
export interface LoginFeature {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}
const mostFeatures = 8;

/** Validates the features: 1 to 8, each with an icon, a title of at most 12 and a text of at most 60 characters. */
export function featuresProblem(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return '请输入宣传要点!';
  if (value.length > mostFeatures) return `宣传要点最多${mostFeatures}项`;
  for (const [i, feature] of value.entries()) {
    const { icon, title, text: words, ...rest } = (feature ?? {}) as Record<string, unknown>;
    const at = `宣传要点第${i + 1}项`;
    if (Object.keys(rest).length > 0 || typeof icon !== 'string' || !/^[A-Za-z]{1,40}$/.test(icon))
      return `${at}图标格式不正确`;
    if (typeof title !== 'string' || title.trim() === '') return `${at}：请输入标题!`;
    if ([...title].length > 12) return `${at}：标题最多12个字符`;
    if (typeof words !== 'string' || words.trim() === '') return `${at}：请输入说明!`;
    if ([...words].length > 60) return `${at}：说明最多60个字符`;
  }
  return undefined;
}

/** Look and registration of a tenant's sign-in page (企业登录管理): one row per tenant; without one the defaults apply. */
export const loginConfig = entity({
  area: 'homepage',
  name: 'loginConfig',
  table: 'pub_login_config',
  code: 'publicity:loginConfig',
  path: '/publicity/loginConfig',
  title: '企业登录管理',
  fields: {
    productName: text({ label: '产品名称', required: true, max: 30 }),
    logo: image({ label: '徽标', folder: 'login' }),
    welcomeTitle: text({ label: '欢迎标题', required: true, max: 40 }),
    welcomeText: longText({ label: '欢迎语', max: 200 }),
    features: json<LoginFeature[]>()({
      label: '宣传要点',
      required: true,
      control: 'features',
      fault: featuresProblem,
    }),
    background: image({ label: '背景图', folder: 'login' }),
    campusHomeUrl: link({ label: '校园首页地址' }),
    servicePhone: text({ label: '企业服务电话', max: 20 }),
    feedbackEmail: text({ label: '反馈邮箱', max: 60, pattern: patterns.email }),
    address: text({ label: '地址', max: 120 }),
    copyright: text({ label: '版权信息', max: 100 }),
    icpNo: text({ label: '备案号', max: 50 }),
    techSupport: text({ label: '技术支持', max: 60 }),
    qrLoginEnabled: yesNo({ label: '扫码登录', default: 'Y' }),
    phoneLoginEnabled: yesNo({ label: '手机登录', default: 'Y' }),
    registerEnabled: yesNo({ label: '开放注册', default: 'Y' }),
  },
  list: ['productName', 'welcomeTitle'],
  form: [
    'productName',
    'logo',
    'welcomeTitle',
    'welcomeText',
    'features',
    'background',
    'campusHomeUrl',
    'servicePhone',
    'feedbackEmail',
    'address',
    'copyright',
    'icpNo',
    'techSupport',
    'qrLoginEnabled',
    'phoneLoginEnabled',
    'registerEnabled',
  ],
  visible: { staff: 'all' },
  calls: [],
  // No field besides the tenant: one live row per tenant.
  uniques: [{ fields: [], message: '数据已被他人修改，请刷新后重试', errorCode: 'RC_STALE' }],
});
export type LoginConfig = Values<typeof loginConfig.fields>;

/** An earlier saved version, for restoring. */
export const loginConfigVersion = entity({
  area: 'homepage',
  name: 'loginConfigVersion',
  table: 'pub_login_config_version',
  code: 'publicity:loginConfigVersion',
  path: '',
  title: '登录配置历史',
  fields: {
    configId: ref({ label: '登录配置', to: 'loginConfig', required: true }),
    seq: number({ label: '版本', required: true }),
    content: json<LoginConfig>()({ label: '内容', required: true }),
    savedBy: user({ label: '保存人', required: true }),
  },
  list: ['seq', 'savedBy', 'createTime'],
  form: [],
  visible: { staff: 'all' },
  uniques: [{ fields: ['configId', 'seq'], message: '数据已被他人修改，请刷新后重试', errorCode: 'RC_STALE' }],
});
/** Number of stored versions. */
export const keptVersions = 10;

const feature = (icon: string, title: string, words: string): LoginFeature => ({ icon, title, text: words });
const { promo } = message;
/** Default sign-in page of a tenant. */
export const defaultLoginConfig: LoginConfig = {
  ...plainLoginConfig,
  features: [
    feature('VideoCameraOutlined', '直播带回放', promo.live.text),
    feature('ShopOutlined', '企业主页与短视频', promo.homepage.text),
    feature('TagsOutlined', '福利标签与海报', '五险一金、弹性工作、人才公寓，亮点做成标签和海报，学生一眼就能看到'),
    feature('QrcodeOutlined', '一键分享二维码', promo.qr.text),
    feature('EnvironmentOutlined', '线下体验店', promo.offline.text),
    feature('SolutionOutlined', '校园招聘服务', promo.talent.text),
    feature('BankOutlined', '高校合作', promo.university.text),
    feature('TrophyOutlined', '名企岗位', promo.companies.text),
  ],
};

export interface LoginConfigVersionBrief {
  readonly id: string;
  readonly seq: number;
  readonly savedBy: string;
  readonly savedBy_dictText?: string;
  readonly createTime: string;
}
/** Result of `save` and `get`: no audit columns; `version` is for the next save, 0 before the first. */
/** The stored row, and whether WeChat is configured: without it no QR code is shown, whatever is stored. */
export type LoginConfigAnswer = LoginConfig & { readonly version: number; readonly qrReady: boolean };

const savable = 'publicity:loginConfig:save';
export const loginConfigOfTenant = endpoint({
  method: 'GET',
  path: '/publicity/loginConfig/get',
  title: '登录配置',
  needs: 'anyone',
  input: { tenantId: number({ label: '租户', min: 0 }) },
  output: type<LoginConfigAnswer>(),
  perMinute: 60,
});
export const saveLoginConfig = endpoint({
  method: 'POST',
  path: '/publicity/loginConfig/save',
  title: '保存登录配置',
  needs: savable,
  input: { ...loginConfig.fields, version: number({ label: '版本' }) },
  output: type<LoginConfigAnswer>(),
  done: '保存成功',
});
export const loginConfigVersions = endpoint({
  method: 'GET',
  path: '/publicity/loginConfig/versions',
  title: '登录配置历史',
  needs: savable,
  input: {},
  output: type<LoginConfigVersionBrief[]>(),
});
export const rollBackLoginConfig = endpoint({
  method: 'POST',
  path: '/publicity/loginConfig/rollback',
  title: '回滚登录配置',
  needs: savable,
  input: { id: text({ label: '版本', required: true, max: 32 }) },
  output: type<LoginConfigAnswer>(),
  done: '回滚成功',
});
export const restoreLoginConfig = endpoint({
  method: 'POST',
  path: '/publicity/loginConfig/restore',
  title: '恢复默认登录配置',
  needs: savable,
  input: {},
  output: type<LoginConfigAnswer>(),
  done: '已恢复默认',
});
