/** A field of study: its majors by degree, its skills and its jobs. */
export interface StudyField {
  /** Majors of the undergraduate catalogue. */
  readonly bachelor: readonly string[];
  readonly graduate: readonly string[];
  readonly vocational: readonly string[];
  /** Categories of the skill library. */
  readonly skills: readonly string[];
  /** Second level of the post types. */
  readonly groups: readonly string[];
  /** Projects of students in the field. */
  readonly projects: readonly string[];
}
const words = (list: string): readonly string[] => list.trim().split(/\s+/);
const field = (
  bachelor: string,
  graduate: string,
  vocational: string,
  skills: string,
  groups: string,
  projects: string,
): StudyField => ({
  bachelor: words(bachelor),
  graduate: words(graduate),
  vocational: vocational === '' ? [] : words(vocational),
  skills: words(skills),
  groups: words(groups),
  projects: words(projects),
});

export const studyFields = {
  computing: field(
    '080901 080902 080903 080910T',
    'G0812 G0835 G0839',
    'V510201 V510203 V510205',
    '编程语言 前端开发 后端开发 数据库 大数据与人工智能 运维与网络 测试与质量',
    '后端开发 前端开发 移动开发 测试 运维 数据 人工智能',
    '校园二手交易平台 图书馆座位预约小程序 校园网络运维小组 程序设计竞赛校队',
  ),
  electronics: field(
    '080701 080703 080704 080717T',
    'G0809 G0810',
    'V510101 V510103 V510301',
    '电子与嵌入式 编程语言 自动化与电气',
    '嵌入式 硬件 通信 测试',
    '电子设计竞赛校队 智能家居控制项目 无线通信课程设计',
  ),
  mechanics: field(
    '080202 080204 080207 080213T',
    'G0802',
    'V460103 V460104 V460301',
    '机械与制造 自动化与电气',
    '机械 工艺 质量 设备 工业设计',
    '机械创新设计大赛项目 减速器课程设计 工程训练中心实习',
  ),
  electrics: field(
    '080601 080602T 080501 080503T',
    'G0808 G0807',
    'V460306 V510103',
    '自动化与电气 电子与嵌入式',
    '电气 设备 能源',
    '供配电课程设计 光伏电站运行实习 变电站仿真实训',
  ),
  automation: field(
    '080801 080803T 080301',
    'G0811 G0804',
    'V460305 V460306',
    '自动化与电气 电子与嵌入式 编程语言',
    '电气 嵌入式 设备',
    '智能小车竞赛项目 机器人校队 过程控制实训',
  ),
  materials: field(
    '080401 080405 080407 080414T',
    'G0805',
    '',
    '机械与制造 数据分析',
    '材料 工艺 质量 能源',
    '实验室开放课题 金相分析技能大赛 新能源材料创新训练项目',
  ),
  chemistry: field(
    '081301 081302 070302',
    'G0817 G0703',
    'V490201 V490101',
    '数据分析 测试与质量',
    '化工 生物医药 质量',
    '化工设计竞赛项目 分析检测实训 制药工艺实习',
  ),
  civil: field(
    '081001 081003 082801 120105',
    'G0814 G0813',
    'V440301 V440501',
    '建筑与土木',
    '土木施工 工程管理 造价 建筑设计',
    '结构设计竞赛项目 施工现场生产实习 测量实习小组',
  ),
  environment: field(
    '082502 082503 081101 082802',
    'G0830 G0815 G0833',
    '',
    '建筑与土木 数据分析',
    '规划环境 化工',
    '河湖水质监测实践 环境影响评价课程设计',
  ),
  business: field(
    '120201K 120202 120203K 120206',
    'G1202 G1201',
    'V530302 V530605 V530802',
    '市场与运营 财经与法务 数据分析 语言与通用',
    '会计 审计 人力资源 行政 采购 销售 市场营销 供应链 物流 电商 商务 销售支持',
    '沙盘模拟经营大赛 市场调研大赛项目 校园招聘会志愿服务',
  ),
  economics: field(
    '020301K 020302 020401 020305T',
    'G0202',
    'V530201',
    '财经与法务 数据分析 语言与通用',
    '银行 证券 保险 投融资 审计 会计',
    '金融知识进校园实践 模拟炒股大赛 银行网点暑期实习',
  ),
  law: field(
    '030101K 030102T',
    'G0301',
    '',
    '财经与法务 语言与通用',
    '法务 行政 人力资源',
    '模拟法庭竞赛 社区法律援助服务队',
  ),
  letters: field(
    '050101 050301 050306T 050107T',
    'G0501 G0503',
    '',
    '语言与通用 市场与运营 设计与传媒',
    '内容运营 品牌公关 行政 文化体育 学科教师 用户运营',
    '校报记者团 校园公众号编辑部 暑期社会实践宣传组',
  ),
  languages: field(
    '050201 050207 050261 050262',
    'G0502',
    'V570201',
    '语言与通用 市场与运营',
    '销售 商务 学科教师 电商 客服',
    '翻译竞赛 国际学生志愿服务队 外贸企业暑期实习',
  ),
  mathematics: field(
    '070101 070102 071201 071202',
    'G0701 G0714',
    '',
    '数据分析 编程语言 大数据与人工智能',
    '数据 人工智能 保险 学科教师',
    '数学建模竞赛 统计调查实践项目',
  ),
  biology: field(
    '071001 071002 083001 083002T',
    'G0710 G0831',
    'V490201 V520501',
    '数据分析 语言与通用',
    '生物医药 医疗卫生 质量',
    '分子生物学开放课题 生命科学竞赛项目',
  ),
  design: field(
    '130502 130503 130504 130508',
    'G1301',
    'V550102 V550114',
    '设计与传媒 前端开发',
    '视觉设计 交互设计 动画影视 工业设计 游戏',
    '大学生广告艺术大赛 毕业设计展策划组 校园文创设计项目',
  ),
  education: field(
    '040101 040104 040106 040107',
    'G0401 G0402',
    'V570102K',
    '语言与通用 设计与传媒',
    '学科教师 学前教育 职业教育 教务 艺体教育',
    '乡村支教服务队 师范生教学技能竞赛 社区课后托管实践',
  ),
} as const satisfies Readonly<Record<string, StudyField>>;
type StudyFieldName = keyof typeof studyFields;

const colleges: Readonly<Record<string, StudyFieldName>> = {
  文学院: 'letters',
  文学与传媒学院: 'letters',
  外国语学院: 'languages',
  法学院: 'law',
  经济学院: 'economics',
  管理学院: 'business',
  经济管理学院: 'business',
  商学院: 'business',
  数学与统计学院: 'mathematics',
  计算机学院: 'computing',
  计算机与软件学院: 'computing',
  计算机与信息工程学院: 'computing',
  电子信息学院: 'electronics',
  生命科学学院: 'biology',
  艺术学院: 'design',
  设计学院: 'design',
  美术与设计学院: 'design',
  机械工程学院: 'mechanics',
  电气工程学院: 'electrics',
  自动化学院: 'automation',
  材料学院: 'materials',
  化学工程学院: 'chemistry',
  土木工程学院: 'civil',
  环境学院: 'environment',
  教育科学学院: 'education',
};
/** The field of study of a sample college. */
export function fieldOfCollege(name: string): StudyField {
  const key = colleges[name];
  if (key === undefined) throw new Error(`no field of study for ${name}`);
  return studyFields[key];
}
/** The fields that qualify for posts of a group. */
export const fieldsOfGroup = (group: string): readonly StudyField[] =>
  (Object.values(studyFields) as readonly StudyField[]).filter(({ groups }) => groups.includes(group));
