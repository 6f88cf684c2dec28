/** Errors of the example order calls. */
export const demoOrderRefusals = {
  early: '交付时间不能早于下单日期',
  tooMany: (most: number) => `一次最多保存${most}行`,
  acts: { inserted: '新增', updated: '修改', removed: '删除' },
} as const;

/** Texts of the example forms, lists and details of 常见案例. */
export const demoPageTexts = {
  form: {
    tabs: { basic: '基础表单', steps: '分步表单', advanced: '高级表单' },
    basicHint: '一页填完，校验规则与服务器相同；提交后进入结果页。',
    advancedHint: '字段按主题分组，底部操作栏始终可见；提交时错误汇总在顶部，点击可定位。',
    steps: ['填写订单', '安排交付', '确认提交'],
    groups: { order: '订单信息', contact: '客户联系', delivery: '交付安排', more: '附件与说明' },
    next: '下一步',
    previous: '上一步',
    again: '再填一单',
    done: '订单已提交',
    doneText: (no: string) => `订单编号 ${no}`,
    reset: '重置',
  },
  list: {
    tabs: { table: '查询表格', standard: '标准列表', cards: '卡片列表', search: '搜索列表' },
    all: '全部',
    figures: { waiting: '待处理', running: '进行中', finished: '已完成' },
    unit: '单',
    search: '输入订单名称搜索',
    found: (n: number) => `找到 ${n} 个订单`,
    none: '没有符合条件的订单',
    customer: '客户',
    deliver: '交付',
    add: '新增订单',
  },
  profile: {
    tabs: { basic: '基础详情', advanced: '高级详情' },
    choose: '选择订单',
    lines: '订单明细',
    total: (money: string) => `合计 ${money} 元`,
    history: '进展',
    created: '创建订单',
    planned: '计划交付',
    empty: '还没有示例订单',
  },
} as const;
