import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };
const open = { open: true };

/** Dictionaries of companies and their accounts; those of the audit status come from the workflow. */
export const enterpriseDictionaries: readonly Dictionary[] = [
  dictionary('rc_audit_result', '审核结果', '1 通过 · 2 驳回', fixed),
  dictionary(
    'rc_company_reject_reason',
    '企业驳回原因',
    '1 证照缺失或不清晰 · 2 企业名称与证照不一致 · 3 统一社会信用代码有误 · 4 授权委托书缺失或未盖章 · 5 联系人信息不实 · 6 不属于平台服务范围 · 7 存在不良招聘记录 · 8 人力资源机构缺少许可证 · 9 其他',
  ),
  dictionary(
    'rc_company_nature',
    '单位性质',
    '10 机关 · 20 科研设计单位 · 21 高等教育单位 · 22 中初教育单位 · 23 医疗卫生单位 · 29 其他事业单位 · 31 国有企业 · 32 三资企业 · 39 其他企业 · 40 部队 · 55 农村建制村 · 56 城镇社区',
    open,
  ),
  dictionary(
    'rc_company_industry',
    '所属行业',
    '11 农、林、牧、渔业 · 21 采矿业 · 22 制造业 · 23 电力、热力、燃气及水生产和供应业 · 24 建筑业 · 31 批发和零售业 · 32 交通运输、仓储和邮政业 · 33 住宿和餐饮业 · 34 信息传输、软件和信息技术服务业 · 35 金融业 · 36 房地产业 · 37 租赁和商务服务业 · 38 科学研究和技术服务业 · 39 水利、环境和公共设施管理业 · 41 居民服务、修理和其他服务业 · 42 教育 · 43 卫生和社会工作 · 44 文化、体育和娱乐业 · 45 公共管理、社会保障和社会组织 · 46 国际组织 · 80 军队',
    open,
  ),
  dictionary(
    'rc_company_scale',
    '企业规模',
    '1 20人以下 · 2 20-99人 · 3 100-499人 · 4 500-999人 · 5 1000-9999人 · 6 10000人以上',
    open,
  ),
  dictionary(
    'rc_company_tag',
    '企业标签',
    '1 国有企业 · 2 专精特新 · 3 上市后备 · 4 上市公司 · 5 高新技术企业 · 6 瞪羚企业 · 7 独角兽企业 · 8 外资企业',
  ),
  dictionary('rc_company_kind', '企业类别', '1 用人单位 · 2 人力资源服务机构', { fixed: true, open: true }),
  dictionary('rc_company_user_role', '企业用户角色', '1 企业管理员 · 2 招聘专员 · 3 面试官', fixed),
  dictionary('rc_user_status', '用户状态', '1 正常 · 2 冻结', fixed),
  dictionary('rc_alteration_verified', '验证方式', '0 未验证 · 1 短信验证 · 2 材料审核', fixed),
  dictionary('rc_alteration_type', '账号变更类型', '1 找回密码 · 2 更换手机号 · 3 变更账号管理员', {
    fixed: true,
    open: true,
  }),
  dictionary(
    'rc_welfare_tag',
    '福利标签',
    '1 五险一金 · 2 补充医疗 · 3 年终奖 · 4 带薪年假 · 5 定期体检 · 6 餐补 · 7 交通补贴 · 8 通讯补贴 · 9 住房补贴 · 10 人才公寓 · 11 节日福利 · 12 员工旅游 · 13 专业培训 · 14 导师带教 · 15 股票期权 · 16 弹性工作 · 17 落户支持 · 18 团队建设',
    open,
  ),
  dictionary(
    'rc_violation_type',
    '违规类型',
    '1 招聘会缺席 · 2 逾期取消 · 3 提供虚假信息 · 4 歧视或欺诈招聘 · 5 扰乱现场秩序 · 6 宣讲会缺席 · 9 其他',
    fixed,
  ),
  dictionary('rc_blacklist_scope', '黑名单限制范围', '1 招聘会 · 2 全部招聘业务 · 3 停用账号', fixed),
  dictionary('rc_blacklist_source', '黑名单来源', '1 人工 · 2 系统自动', fixed),
];
