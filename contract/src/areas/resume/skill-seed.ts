/** A shipped skill. */
export interface SeededSkill {
  readonly name: string;
  readonly aliases: string | null;
  readonly category: string;
}

/** Sixteen categories of twenty skills each; aliases in brackets, separated by commas. */
const library: Readonly<Record<string, string>> = {
  编程语言:
    'Java · Python · JavaScript(JS,ECMAScript) · TypeScript(TS) · C语言(C) · C++(CPP) · C#(CSharp) · Go(Golang) · Rust · PHP · Ruby · Kotlin · Swift · Scala · Objective-C · R语言(R) · MATLAB · Shell脚本(Shell,Bash) · Lua · 汇编语言',
  前端开发:
    'HTML5(HTML) · CSS3(CSS) · Vue.js(Vue) · React(React.js) · Angular · 微信小程序(小程序) · uni-app · Webpack · Vite · Sass · Less · jQuery · Ant Design(antd) · Element Plus(Element UI) · ECharts · Canvas绘图(Canvas) · WebGL(Three.js) · 响应式布局 · 前端性能优化 · Electron',
  后端开发:
    'Spring Boot · Spring Cloud · MyBatis · Hibernate(JPA) · Node.js(Node) · Express · Django · Flask · FastAPI · Gin · ASP.NET Core(.NET Core) · Laravel · Dubbo · gRPC · RESTful接口(REST) · GraphQL · 微服务架构 · 分布式系统 · 消息队列(Kafka,RabbitMQ) · 单元测试(JUnit)',
  数据库:
    'MySQL · PostgreSQL · Oracle数据库(Oracle) · SQL Server · SQLite · MongoDB · Redis · Elasticsearch(ES搜索) · HBase · Cassandra · 达梦数据库(DM8) · 人大金仓(KingbaseES) · TiDB · ClickHouse · Neo4j · SQL优化 · 数据库设计 · 存储过程 · 数据备份恢复 · 数据迁移',
  大数据与人工智能:
    'Hadoop · Spark · Flink · Hive · 数据仓库 · ETL开发(ETL) · 机器学习 · 深度学习 · PyTorch · TensorFlow · 自然语言处理(NLP) · 计算机视觉(CV) · OpenCV · 推荐系统 · 知识图谱 · 大语言模型(LLM) · 提示词工程(Prompt) · 强化学习 · 语音识别 · 数据标注',
  数据分析:
    'Excel数据分析(Excel) · SPSS · SAS · Stata · Power BI · Tableau · pandas · NumPy · 统计建模 · 数据可视化 · A/B测试 · 用户画像 · 问卷设计 · 市场调研 · 商业分析 · 报表制作 · 数据清洗 · 回归分析 · 时间序列分析 · EViews',
  运维与网络:
    'Linux · Docker · Kubernetes(K8s) · Nginx · Jenkins · Git · Ansible · Prometheus监控(Prometheus) · 云计算平台(云平台) · 虚拟化技术(VMware) · 网络工程 · 路由交换(CCNA) · 网络安全 · 渗透测试 · 防火墙配置 · 等级保护测评(等保测评) · 服务器运维 · 自动化运维(DevOps) · 存储管理 · 故障排查',
  测试与质量:
    '功能测试 · 自动化测试 · 性能测试(JMeter) · 接口测试(Postman) · Selenium · 测试用例设计 · 安全测试 · 移动端测试(Appium) · 软件质量保证(SQA) · 缺陷管理 · ISO9001质量体系(ISO9001) · 六西格玛(6Sigma) · 质量检验(QC) · 可靠性测试 · FMEA分析(FMEA) · SPC统计过程控制(SPC) · 计量检定 · 实验室管理 · 失效分析 · 供应商质量管理(SQE)',
  电子与嵌入式:
    '嵌入式开发 · 单片机(MCU) · STM32 · ARM · FPGA · Verilog · VHDL · PCB设计(PCB) · Altium Designer · Cadence · 模拟电路 · 数字电路 · 信号处理(DSP) · 射频技术(RF) · 物联网(IoT) · 实时操作系统(RTOS) · 驱动开发 · 电源设计 · 芯片设计(IC设计) · 通信协议',
  机械与制造:
    'AutoCAD · SolidWorks · UG NX(UG) · CATIA · Pro/E(Creo) · ANSYS · 机械设计 · 机械制图 · 数控编程(CNC) · 模具设计 · 有限元分析(FEA) · 公差配合 · 钣金设计 · 焊接工艺 · 热处理 · 装配工艺 · 精益生产 · 3D打印(增材制造) · 液压传动 · 设备维护',
  自动化与电气:
    'PLC编程(PLC) · 电气设计 · EPLAN · 变频器调试 · 工业机器人 · 机器视觉 · 组态软件(WinCC) · 传感器技术 · 运动控制 · 自动控制原理 · 电力系统 · 继电保护 · 高低压配电 · LabVIEW · Simulink · DCS系统(DCS) · 伺服系统 · 电机控制 · 新能源发电 · 储能技术',
  设计与传媒:
    'Photoshop(PS) · Illustrator(AI绘图) · InDesign · CorelDRAW · Figma · Sketch · 界面设计(UI设计) · 交互设计(UX设计) · 平面设计 · 插画 · Premiere(PR剪辑) · After Effects(AE) · 剪映 · 视频拍摄 · 摄影 · 3ds Max(3DMAX) · Maya · Blender · 品牌设计 · 动画制作',
  建筑与土木:
    'BIM建模(BIM) · Revit · 天正建筑 · SketchUp(草图大师) · 结构设计 · PKPM · 工程造价 · 广联达 · 施工管理 · 工程测量 · 工程监理 · 给排水设计 · 暖通设计 · 园林景观设计 · 城市规划 · 建筑设计 · 道路桥梁设计 · 岩土工程 · 安全员实务 · 招投标',
  财经与法务:
    '会计核算 · 财务分析 · 税务筹划 · 成本管理 · 审计 · 用友软件(用友) · 金蝶软件(金蝶) · 财务报表 · 预算管理 · 资金管理 · 证券分析 · 投资分析 · 风险管理 · 信贷管理 · 银行业务 · 保险业务 · 合同审查 · 法律文书写作 · 知识产权 · 企业合规',
  市场与运营:
    '新媒体运营 · 短视频运营 · 直播运营 · 电商运营 · 用户运营 · 活动策划 · 文案写作 · 搜索引擎优化(SEO) · 信息流投放 · 社群运营 · 品牌推广 · 销售技巧 · 客户关系管理(CRM) · 商务谈判 · 渠道拓展 · 跨境电商 · 产品经理 · 需求分析 · Axure原型(Axure) · 项目管理(PMP)',
  语言与通用:
    '英语听说 · 英语读写 · 商务英语 · 日语 · 韩语 · 德语 · 法语 · 俄语 · 西班牙语 · 普通话 · 翻译 · 办公软件(Office) · PPT制作(PowerPoint) · 公文写作 · 演讲表达 · 团队协作 · 沟通协调 · 时间管理 · 人力资源管理(HR) · 教学设计',
};

function readSkill(text: string, category: string): SeededSkill {
  const [, name = text, aliases = null] = /^(.+?)\((.+)\)$/.exec(text) ?? [];
  return { name, aliases, category };
}
/** The default skill library of a tenant. */
export const seededSkills: readonly SeededSkill[] = Object.entries(library).flatMap(([category, skills]) =>
  skills.split(' · ').map((text) => readSkill(text.trim(), category)),
);
