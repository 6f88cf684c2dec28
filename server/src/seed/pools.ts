/** Word lists of the sample world: invented, or so common that they name nobody. */
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const surnames = words(
  '王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 高 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 肖 田 董 袁 潘 于 蒋 蔡 余 杜 叶 程 苏 魏 吕 丁 任 沈 姚 卢 姜 崔 钟 谭 陆 汪 范 金 石 廖 贾 夏 韦 付 方 白 邹 孟 熊 秦 邱 江 尹 薛 闫 段 雷 侯',
);
const firsts = words('子 雨 思 嘉 文 若 景 知 安 书 明 晨 清 以 怀 昕 亦 沐 予 宁');
const seconds = words('轩 涵 宁 然 远 航 溪 秋 言 瑾 凡 舟');
/** 240 given names of two characters. */
export const givenNames: readonly string[] = firsts.flatMap((a) => seconds.map((b) => a + b));

/** Stems of company names: two characters that no registered company is known by. */
export const stems = words(
  '澄光 启衡 临溪 禾木 栖云 砚山 青岚 远岫 星屿 拓石 云栈 清禾 沐川 景湛 昱川 朗汀 恒岳 瀚屿 若谷 晴野 北辞 南笙 东篱 曜石 铭泽 望舒 岚桥 汀洲 松壑 溯光 衍文 弘屿 听澜 长汀 玄圃 辰砂 晓岸 白泽 川禾 季野 屿安 砺行 和钧 恪行 鹿鸣 疏桐 栎阳 明瑟 归舟 竹里 寒汀 青缇 潮生 云岫 沧屿 霁川 凌霜 重山 予禾 惟清',
);
/** Trade words by industry (rc_company_industry). */
export const trades: Readonly<Record<string, readonly string[]>> = {
  '34': ['信息', '软件', '网络', '数据', '智联'],
  '22': ['智能装备', '精密制造', '新材料', '半导体', '新能源'],
  '38': ['检测', '设计', '工程技术', '生物医药', '环境科技'],
  '35': ['金融服务', '保险经纪', '资产管理'],
  '24': ['建筑工程', '市政工程'],
  '31': ['供应链', '商贸', '电子商务'],
  '43': ['健康', '医疗器械', '康养'],
  '42': ['教育', '培训', '文化传播'],
};
export const industryWeights = [
  ['34', 30],
  ['22', 28],
  ['38', 12],
  ['35', 8],
  ['24', 6],
  ['31', 6],
  ['43', 5],
  ['42', 5],
] as const;
export const natureWeights = [
  ['39', 60],
  ['31', 22],
  ['32', 12],
  ['20', 3],
  ['23', 3],
] as const;
export const forms = ['科技有限公司', '股份有限公司', '智能装备有限公司', '集团有限公司', '研究院'] as const;
/** Roman numerals make a name unique where stem, trade and form meet twice. */
export const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八'] as const;

/** Pinyin initials are enough for sample mail addresses. */
export const mailOf = (prefix: string, i: number): string => `${prefix}${i}@example.com`;
export const positions = ['招聘经理', '人事主管', '招聘专员', '人力资源总监', '行政经理'] as const;
export const roads = ['示例路', '云湖大道', '样板街', '创新路', '求真路'] as const;

/** Sentences for descriptions; a post or résumé takes some of them. */
export const duties = [
  '负责所在方向的日常研发与交付，按计划完成分配的任务',
  '参与需求分析与方案设计，编写必要的设计与说明文档',
  '配合测试与质量人员定位问题，跟踪到解决为止',
  '整理并维护团队的知识文档，参与内部分享',
  '与上下游部门保持沟通，及时反馈进度与风险',
  '参与现场实施与客户培训，收集使用意见',
  '关注行业动态，提出改进建议并推动落地',
] as const;
export const requirements = [
  '相关专业本科及以上学历，基础扎实，学习能力强',
  '熟悉本岗位常用的工具与方法，有课程设计或项目经历',
  '具备良好的沟通与协作能力，有责任心',
  '能够阅读英文技术资料，撰写清晰的文字材料',
  '有相关实习或竞赛经历者优先考虑',
  '做事有条理，能够在规定时间内完成任务',
] as const;
export const companyStory = [
  '公司成立以来专注于本行业产品的研发、生产与服务，客户覆盖全国多个省市',
  '公司建有企业技术中心，与多所高校共建实习实训基地，每年接收应届毕业生',
  '公司重视人才培养，为新员工配备导师，提供系统的入职培训和清晰的发展通道',
  '公司办公环境舒适，提供人才公寓、餐饮补贴和定期体检等福利',
] as const;
export const experienceStories = [
  '参与需求整理与模块开发，独立完成两个功能的设计、编码和自测，按期交付。',
  '负责数据采集与整理，编写分析脚本并输出周报，为团队决策提供依据。',
  '协助导师完成样机调试，记录测试数据，整理问题清单并跟踪改进。',
  '组织班级与社团活动，协调场地与物资，活动参与人数超过两百人。',
  '完成市场调研问卷的设计与回收，撰写调研报告并进行汇报。',
] as const;
export const organizations = [
  '智能小车竞赛项目',
  '校园二手交易平台',
  '云湖数据分析实践',
  '机电综合课程设计',
  '暑期社会实践队',
  '就业服务志愿队',
  '创新创业训练项目',
  '实验室开放课题',
] as const;
export const headlines = [
  '踏实肯学，乐于沟通',
  '喜欢动手，做事有始有终',
  '热爱技术，关注细节',
  '善于协作，抗压能力强',
  '表达清晰，条理分明',
] as const;
export const certNames = [
  ['1', '大学英语四级'],
  ['1', '大学英语六级'],
  ['2', '全国计算机等级考试二级'],
  ['4', '校级优秀学生'],
  ['4', '学业奖学金'],
  ['3', '专业技能等级证书'],
] as const;
