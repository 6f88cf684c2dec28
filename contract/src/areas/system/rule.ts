import { entity, longText, onAdd, type Pattern, text } from '../../kit/index.ts';

const ruleCode: Pattern = {
  test: (value) => /^[A-Za-z][A-Za-z0-9_:-]*$/.test(value),
  message: '规则Code须以字母开头，只含字母、数字、下划线、冒号和短横线',
};

/** Format rule of a code (编码校验规则). */
export const sysCheckRule = entity({
  area: 'system',
  name: 'sysCheckRule',
  table: 'sys_check_rule',
  code: 'system:checkrule',
  path: '/sys/checkRule',
  title: '编码校验规则',
  page: 'system/SysCheckRuleList',
  fields: {
    ruleName: text({ label: '规则名称', required: true, max: 50 }),
    ruleCode: text({ label: '规则Code', required: true, max: 50, pattern: ruleCode, unique: true, width: 220 }),
    ruleDescription: text({ label: '规则描述', max: 255, width: 320 }),
    /** The elements as JSON. */
    ruleJson: longText({ label: '规则', required: true, max: 20_000 }),
  },
  list: ['ruleName', 'ruleCode', 'ruleDescription'],
  numbered: true,
  search: ['ruleName', 'ruleCode'],
  form: ['ruleName', 'ruleCode', 'ruleDescription', 'ruleJson'],
  example: {
    ruleCode: 'example_check',
    ruleJson: '[{"digits":"*","pattern":"^[A-Z]+$","message":"只能输入大写字母"}]',
  },
  excel: ['ruleName', 'ruleCode', 'ruleDescription', 'ruleJson'],
  asked: ['ruleCode'],
  visible: { staff: 'all' },
  done: { edit: '编辑成功!', delete: '删除成功!' },
  tenant: false,
});

/** Generators of fill rules, by name. */
export const fillGenerators = {
  sequence: {
    label: '流水号',
    help: '参数：prefix 前缀，dateFormat 日期格式（如 yyyyMMdd），width 位数，reset 归零周期（day、month、year、never）',
  },
  order_num_rule: { label: '订单号', help: '参数：prefix 前缀，默认 CN；其后为时间、两位随机数和表单的 name' },
  category_code_rule: { label: '分类编码', help: '表单须给出 pid：上级分类' },
  org_num_role: { label: '机构编码', help: '表单须给出 parentId：上级部门；结果为编码和类型' },
  uuid: { label: '唯一标识', help: '没有参数' },
} as const;
export type FillGenerator = keyof typeof fillGenerators;
export const isFillGenerator = (name: string): name is FillGenerator => Object.hasOwn(fillGenerators, name);

/** A generated value (填值规则): generator and parameters. */
export const sysFillRule = entity({
  area: 'system',
  name: 'sysFillRule',
  table: 'sys_fill_rule',
  code: 'system:fillrule',
  path: '/sys/fillRule',
  title: '填值规则',
  page: 'system/SysFillRuleList',
  fields: {
    ruleName: text({ label: '规则名称', required: true, requiredMessage: '规则名称不能为空', max: 50 }),
    ruleCode: text({
      label: '规则Code',
      required: true,
      requiredMessage: '规则Code不能为空',
      max: 50,
      pattern: ruleCode,
      unique: true,
      width: 220,
    }),
    ruleClass: text({
      label: '规则实现类',
      required: true,
      requiredMessage: '规则实现类不能为空',
      max: 100,
      pattern: { test: isFillGenerator, message: '规则实现类不存在' },
      width: 180,
    }),
    /** A JSON object. */
    ruleParams: longText({ label: '规则参数', max: 1000, width: 300 }),
  },
  list: ['ruleName', 'ruleCode', 'ruleClass', 'ruleParams'],
  numbered: true,
  search: ['ruleName', 'ruleCode'],
  form: ['ruleName', onAdd('ruleCode'), 'ruleClass', 'ruleParams'],
  example: { ruleCode: 'example_fill', ruleClass: 'order_num_rule' },
  excel: ['ruleName', 'ruleCode', 'ruleClass', 'ruleParams'],
  asked: ['ruleCode'],
  visible: { staff: 'all' },
  tenant: false,
});
