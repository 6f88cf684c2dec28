/** A shipped post type; the parent is given by code. */
export interface SeededPostType {
  readonly code: string;
  readonly name: string;
  readonly parentCode: string | null;
  /** rc_post_category; leaves only. */
  readonly category: string | null;
  readonly sort: number;
}

/**
 * Root, its second level with the category of the employment statistics, and the leaves; a leaf of another category
 * names it.
 */
const source = `
# 技术
后端开发 13: Java开发 C++开发 Python开发 Go开发
前端开发 13: Web前端开发 小程序开发 前端架构 可视化开发
移动开发 13: Android开发 iOS开发 鸿蒙开发 跨端开发
测试 13: 功能测试 测试开发 自动化测试 性能测试
运维 13: 系统运维 网络运维 云平台运维 信息安全
数据 13: 数据分析 数据开发 数据库管理 数据治理
人工智能 13: 机器学习 自然语言处理 计算机视觉 大模型应用
嵌入式 13: 嵌入式软件 驱动开发 单片机开发 物联网开发
硬件 13: 硬件工程师 电路设计 射频工程师 芯片设计
通信 13: 通信工程师 无线网络优化 光通信工程师 通信协议开发
# 产品与设计
产品 29: 产品经理 产品助理 数据产品 产品规划
交互设计 29: 交互设计师 用户研究 体验设计
视觉设计 25: 平面设计 UI设计 品牌设计 插画设计
动画影视 25: 动画设计 三维建模 影视后期
工业设计 13: 外观设计 结构设计 包装设计
游戏 29: 游戏策划 关卡设计 游戏美术/25 技术美术/25
# 生产制造
机械 13: 机械设计 模具设计 机械制图 数控编程
电气 13: 电气设计 自动化控制 PLC编程 电力电子
工艺 13: 工艺工程师 焊接工艺 装配工艺 表面处理工艺
质量 13: 质量管理 质量检验 体系管理 供应商质量
设备 13: 设备维护 设备管理 设备调试 生产技工/60
# 研发与科研
材料 11: 金属材料 高分子材料 新能源材料 复合材料
化工 11: 化工研发 化工工艺 分析检测 安全环保
生物医药 11: 药物研发 生物研发 医疗器械研发 临床监查/19
能源 11: 光伏研发 储能研发 电池研发 氢能研发
# 市场与销售
销售 40: 销售代表 大客户销售 渠道销售 外贸业务
销售支持 40: 销售助理 售前支持 销售运营
市场营销 21: 市场策划 市场推广 新媒体营销 市场调研
品牌公关 21: 品牌管理 公关专员 活动策划 媒介专员
商务 21: 商务专员 招投标 商务拓展
电商 40: 电商运营 直播运营 跨境电商 店铺管理
# 运营与客服
内容运营 27: 内容编辑 短视频编导 文案策划 社区运营
用户运营 21: 用户增长 会员运营 社群运营 活动运营
客服 40: 在线客服 电话客服 售后服务 客户成功
物流 40: 物流管理 仓储管理 货运代理 配送调度
供应链 21: 供应链计划 供应链管理 计划排产
服务业 40: 酒店管理 餐饮管理 导游 空乘
# 职能
人力资源 30: 招聘专员 薪酬绩效 培训专员 人事专员
行政 30: 行政专员 前台接待 文秘 档案管理
法务 23: 法务专员 律师助理 合规专员 知识产权
采购 21: 采购专员 采购工程师 供应商管理 招标采购
# 财务与金融
会计 21: 会计 出纳 成本会计 税务专员
审计 21: 内部审计 外部审计 审计助理
银行 22: 银行柜员 客户经理 信贷专员 风险管理
证券 22: 投资顾问 行业研究 证券交易 基金运营
保险 22: 保险精算 核保理赔 保险顾问
投融资 22: 投资分析 融资专员 资产管理 并购分析
# 教育与培训
学科教师 24: 语文教师 数学教师 英语教师 理科教师
职业教育 24: 专业课教师 实训指导 课程顾问 职业规划师
学前教育 24: 幼儿教师 早教老师 保育员 特殊教育
艺体教育 24: 音乐教师 美术教师 体育教师 舞蹈教师
教务 24: 教务管理 班主任 教研员 辅导员
# 建筑与工程
建筑设计 13: 建筑设计师 结构设计师 给排水设计 暖通设计
土木施工 13: 施工员 土建工程师 测量员 安全员
工程管理 13: 项目管理 监理工程师 资料员 合同管理
造价 13: 土建造价 安装造价 造价咨询 预算员
规划环境 13: 城市规划 园林景观 环境工程 水利工程
# 综合与管培生
管培生 30: 管理培训生 技术培训生 销售培训生 职能培训生
医疗卫生 19: 临床医师 护士 药师 检验师
农林牧渔 17: 农艺师 畜牧兽医 林业技术 水产养殖
公共服务 30: 社区工作者 公益项目 党务工作 公务员/10
文化体育 27: 编辑记者 文博管理 体育教练/26 赛事运营/26
`;

/** `A01`, `A01A01`, `A01A01A01`: the positions of all ancestors, in the format of category trees. */
const getCode = (parent: string, place: number): string => `${parent}A${String(place).padStart(2, '0')}`;

function getLeaves(parent: SeededPostType, category: string, names: string): SeededPostType[] {
  return names
    .trim()
    .split(' ')
    .map((leaf, i) => {
      const [name = '', own] = leaf.split('/');
      return {
        code: getCode(parent.code, i + 1),
        name,
        parentCode: parent.code,
        category: own ?? category,
        sort: i + 1,
      };
    });
}
function secondLevel(root: SeededPostType, line: string, place: number): SeededPostType[] {
  const [, name = '', category = '', leaves = ''] = /^(\S+) (\d+): (.+)$/.exec(line) ?? [];
  const node = { code: getCode(root.code, place), name, parentCode: root.code, category: null, sort: place };
  return [node, ...getLeaves(node, category, leaves)];
}

/** Default post types of a tenant: 11 roots, 62 nodes below them, 240 leaves; parents before children. */
export const seededPostTypes: readonly SeededPostType[] = source
  .trim()
  .split(/^# /m)
  .filter(Boolean)
  .flatMap((part, i) => {
    const [name = '', ...lines] = part.trim().split('\n');
    const root = { code: getCode('', i + 1), name, parentCode: null, category: null, sort: i + 1 };
    return [root, ...lines.flatMap((line, place) => secondLevel(root, line, place + 1))];
  });
