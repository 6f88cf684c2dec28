import { endpoint, json, text, type } from '../../kit/index.ts';

const ruleCode = text({ label: '规则Code', max: 50 });
/** Succeeds, or fails with the failing element as the result. */
export const checkByCode = endpoint({
  method: 'GET',
  path: '/sys/checkRule/checkByCode',
  title: '编码校验',
  needs: 'signed-in',
  input: { ruleCode, value: text({ label: '值', max: 9000 }) },
  output: type<null>(),
});
/** Previews a generated value without consuming a number. */
export const testFillRule = endpoint({
  method: 'GET',
  path: '/sys/fillRule/testFillRule',
  title: '填值规则功能测试',
  needs: 'system:fillrule:list',
  input: { ruleCode },
  output: type<unknown>(),
});
/** The body is the form of the field. */
export const executeFillRule = endpoint({
  method: 'PUT',
  path: '/sys/fillRule/executeRuleByCode/:ruleCode',
  title: '执行填值规则',
  needs: 'signed-in',
  input: { ruleCode },
  output: type<unknown>(),
});
export const executeFillRules = endpoint({
  method: 'PUT',
  path: '/sys/fillRule/executeRuleByCodeBatch',
  title: '批量执行填值规则',
  needs: 'signed-in',
  input: {
    commonFormData: json<Record<string, unknown>>()({ label: '公共表单' }),
    rules: json<{ ruleCode: string; formData?: Record<string, unknown> | null }[]>()({ label: '规则', required: true }),
  },
  output: type<{ ruleCode: string; result: unknown }[]>(),
});

export const ruleRefusals = {
  checkUnknown: '该编码不存在',
  fillUnknown: '填值规则不存在',
  paramsArray: '只能传递JSON对象，不能传递JSON数组',
  paramsForm: '请输入JSON字符串',
  paramsValue: (name: string) => `规则参数“${name}”不正确`,
  paramsNumber:
    '编号规则的参数不正确：prefix 为1到10个大写字母，dateFormat 为空、yyyy、yyMM、yyyyMM、yyMMdd 或 yyyyMMdd，width 为位数，编号不能超过字段长度',
  paramsPrefix: '该前缀已被其他编号使用',
  numberClass: '业务编号的规则实现类只能是 sequence',
  valueLong: (max: number) => `校验的值最多${max}个字符`,
  formWanted: (name: string) => `表单缺少“${name}”`,
  full: '该节点下的编码已用完',
} as const;

export const ruleTexts = {
  test: '功能测试',
  local: '局部规则',
  global: '全局规则',
  localHint: '从左到右依次取指定位数的字符，须整段符合正则表达式。',
  globalHint: '对整个值校验；优先运行的在局部规则之前，最后运行的在其后。',
  digits: '位数',
  pattern: '规则（正则表达式）',
  message: '提示文本',
  priority: '优先级',
  first: '优先运行',
  last: '最后运行',
  addRow: '新增一行',
  removeRow: (n: number) => `删除第 ${n} 行`,
  rowOf: (n: number, label: string) => `第 ${n} 行${label}`,
  value: '测试值',
  valueHint: '输入要校验的值，每个字符所属的局部规则会标出',
  passed: '校验通过',
  notPassed: '校验不通过',
  beyond: '不校验',
  run: '测试',
  dryHint: '试运行不占用编号。',
} as const;
