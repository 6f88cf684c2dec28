/** Word lists of the sample data: fictional, or too common to identify a person. */
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const surnames = words(
  '王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 高 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 肖 田 董 袁 潘 于 蒋 蔡 余 杜 叶 程 苏 魏 吕 丁 任 沈 姚 卢 姜 崔 钟 谭 陆 汪 范 金 石 廖 贾 夏 韦 付 方 白 邹 孟 熊 秦 邱 江 尹 薛 闫 段 雷 侯',
);
const firsts = words('子 雨 思 嘉 文 若 景 知 安 书 明 晨 清 以 怀 昕 亦 沐 予 宁');
const seconds = words('轩 涵 宁 然 远 航 溪 秋 言 瑾 凡 舟');
/** 240 given names of two characters. */
export const givenNames: readonly string[] = firsts.flatMap((a) => seconds.map((b) => a + b));

/** Stems of company names: two characters that no registered company uses. */
export const stems = words(
  '澄光 启衡 临溪 禾木 栖云 砚山 青岚 远岫 星屿 拓石 云栈 清禾 沐川 景湛 昱川 朗汀 恒岳 瀚屿 若谷 晴野 北辞 南笙 东篱 曜石 铭泽 望舒 岚桥 汀洲 松壑 溯光 衍文 弘屿 听澜 长汀 玄圃 辰砂 晓岸 白泽 川禾 季野 屿安 砺行 和钧 恪行 鹿鸣 疏桐 栎阳 明瑟 归舟 竹里 寒汀 青缇 潮生 云岫 沧屿 霁川 凌霜 重山 予禾 惟清',
);
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
/** Numerals that make a name unique when stem, trade and form collide. */
export const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八'] as const;

/** Pinyin initials are enough for sample email addresses. */
export const getMail = (prefix: string, i: number): string => `${prefix}${i}@example.com`;
export const positions = ['招聘经理', '人事主管', '招聘专员', '人力资源总监', '行政经理'] as const;
export const roads = ['示例路', '云湖大道', '样板街', '创新路', '求真路'] as const;

export const experienceStories = [
  '参与需求整理与模块开发，独立完成两个功能的设计、编码和自测，按期交付。',
  '负责数据采集与整理，编写分析脚本并输出周报，为团队决策提供依据。',
  '协助导师完成样机调试，记录测试数据，整理问题清单并跟踪改进。',
  '组织班级与社团活动，协调场地与物资，活动参与人数超过两百人。',
  '完成市场调研问卷的设计与回收，撰写调研报告并进行汇报。',
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
