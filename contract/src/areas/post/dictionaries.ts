import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };

/** Dictionaries of posts; those of the post status come from the workflow. */
export const postDictionaries: readonly Dictionary[] = [
  dictionary('rc_post_nature', '工作性质', '1 全职 · 2 实习 · 3 兼职', fixed),
  dictionary(
    'rc_post_category',
    '职位类别',
    '10 公务员 · 11 科学研究人员 · 13 工程技术人员 · 17 农林牧渔业技术人员 · 19 卫生专业技术人员 · 21 经济业务人员 · 22 金融业务人员 · 23 法律专业人员 · 24 教学人员 · 25 文学艺术工作人员 · 26 体育工作人员 · 27 新闻出版和文化工作人员 · 29 其他专业技术人员 · 30 办事人员和有关人员 · 40 商业和服务业人员 · 60 生产和运输设备操作人员 · 80 军人 · 90 其他人员',
  ),
  dictionary(
    'rc_edu_level',
    '学历',
    '01 博士生毕业 · 11 硕士生毕业 · 25 二学位毕业 · 31 本科生毕业 · 41 专科生毕业',
    fixed,
  ),
  dictionary('rc_edu_require', '学历要求', '0 不限 · 41 专科及以上 · 31 本科及以上 · 11 硕士及以上 · 01 博士', fixed),
  dictionary('rc_salary_type', '薪资类型', '1 月薪 · 2 日薪 · 3 面议', fixed),
  dictionary(
    'rc_post_reject_reason',
    '岗位驳回原因',
    '1 薪资结构不明确或低于最低工资标准 · 2 要求求职者先行缴费 · 3 含院校限定 · 4 含性别、户籍、婚育等歧视性内容 · 5 岗位描述不完整 · 6 疑似虚假或重复岗位 · 7 机构代招未注明用工单位 · 8 工作地点或用工主体不符 · 9 其他',
  ),
  dictionary(
    'rc_post_close_reason',
    '岗位结束原因',
    '1 已招满 · 2 已到期 · 3 企业关闭 · 4 违规下架 · 5 企业停用',
    fixed,
  ),
  dictionary('rc_word_level', '敏感词级别', '1 禁止提交 · 2 提示审核', fixed),
  dictionary('rc_word_kind', '敏感词类别', '1 院校限定 · 2 性别 · 3 户籍 · 4 婚育 · 5 收费 · 6 虚假 · 9 其他'),
  dictionary('word_level', '内容敏感词级别', '1 禁止 · 2 审核 · 3 替换', fixed),
  dictionary(
    'word_category',
    '内容敏感词分类',
    '1 政治 · 2 色情 · 3 暴恐 · 4 赌诈 · 5 辱骂 · 6 广告 · 7 虚假招聘 · 9 自定义',
  ),
];
