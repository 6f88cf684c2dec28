import { dict, endpoint, entity, longText, onAdd, text, type } from '../../kit/index.ts';

/** A message template with `${name}` variables (消息模板). Locked while in use. */
export const sysMessageTemplate = entity({
  area: 'message',
  name: 'sysMessageTemplate',
  table: 'sys_sms_template',
  code: 'system:message:template',
  path: '/sys/message/sysMessageTemplate',
  title: '消息模板',
  page: 'modules/message/SysMessageTemplateList',
  fields: {
    templateCode: text({
      label: '模板CODE',
      required: true,
      requiredMessage: '请输入模板CODE!',
      max: 50,
      pattern: {
        test: (value: string) => /^[A-Za-z0-9_]+$/.test(value),
        message: '模板CODE只能由字母、数字和下划线组成',
      },
      unique: true,
    }),
    templateName: text({ label: '模板标题', required: true, requiredMessage: '请输入模板标题!', max: 100 }),
    templateType: dict({ label: '模板类型', dict: 'msgType', required: true, requiredMessage: '请输入模板类型!' }),
    templateContent: longText({
      label: '模板内容',
      required: true,
      max: 2000,
      help: '变量写作 ${name}，发送时替换',
    }),
    templateTestJson: longText({ label: '测试数据', max: 2000, help: 'JSON 对象，键为变量名' }),
    useStatus: dict({ label: '是否应用', dict: 'yn', derived: true, default: '0' }),
  },
  display: 'templateCode',
  list: ['templateCode', 'templateName', 'templateType', 'templateContent', 'useStatus'],
  numbered: true,
  search: ['templateCode', 'templateName', 'templateType', 'useStatus', 'templateContent'],
  form: [onAdd('templateCode'), 'templateName', onAdd('templateType'), 'templateContent', 'templateTestJson'],
  excel: ['templateCode', 'templateName', 'templateType', 'templateContent', 'templateTestJson'],
  example: { templateCode: 'example_notice' },
  asked: ['templateCode'],
  visible: { staff: 'all' },
  versioned: true,
});

export const templateRefusals = {
  inUse: '模板已应用，不能修改',
  unknown: (names: string) => `模板含有未定义的变量：${names}`,
  missing: (names: string) => `测试数据缺少变量：${names}`,
  notJson: '测试数据必须是JSON格式!',
  cannotParse: '解析Json出错！',
  notAdded: '发送消息任务添加失败！',
  badReceiver: '接收人格式不正确!',
} as const;

/** The distinct variables of a text. */
export const variablesIn = (content: string): string[] => [
  ...new Set([...content.matchAll(/\$\{(\w+)\}/g)].map((found) => found[1] as string)),
];
/** Parses a JSON object; undefined for any other text. */
export function jsonObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const id = text({ label: '模板', required: true, max: 32 });
export const useTemplate = endpoint({
  method: 'POST',
  path: '/sys/message/sysMessageTemplate/use',
  title: '应用模板',
  needs: 'system:message:template:edit',
  input: { id },
  output: type<null>(),
  done: '应用成功',
});
export const stopTemplate = endpoint({
  method: 'POST',
  path: '/sys/message/sysMessageTemplate/notUse',
  title: '停用模板',
  needs: 'system:message:template:edit',
  input: { id },
  output: type<null>(),
  done: '停用成功',
});
/** Renders a template with test data and sends it to one receiver. */
export const testTemplate = endpoint({
  method: 'POST',
  path: '/sys/message/sysMessageTemplate/sendMsg',
  title: '发送测试',
  needs: 'system:message:template:sendMsg',
  input: {
    templateCode: text({ label: '模板CODE', required: true, max: 50 }),
    testData: longText({ label: '测试数据', max: 2000 }),
    receiver: text({ label: '接收人', required: true, max: 100 }),
    msgType: text({ label: '发送方式', max: 10 }),
  },
  output: type<null>(),
  done: '发送消息任务添加成功！',
});
