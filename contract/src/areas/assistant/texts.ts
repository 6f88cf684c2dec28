import type { Side } from '../../kit/index.ts';

/** Texts of the embedded answerer besides the quoted entries. */
export const assistantTexts = {
  opening: '您好，我是AI客服。您可以问我平台怎么用，也可以问招聘、审核、简历等方面的问题。',
  related: '相关问题',
  suggest: '您是否想问：',
  miss: '抱歉，暂时没有找到答案，您可以提交反馈或拨打服务电话。',
  noted: '您的问题已经记下，工作人员会据此补充问答。',
  board: (title: string, path: string) => `您也可以到[${title}](${path})说明情况。`,
  /** Precedes answers given while the configured service is down. */
  instead: '智能服务暂时不可用，以下内容来自本系统的问答库。',
  base: { questAns: '问答库', help: '产品帮助' },
} as const;

/** Suggested first questions, by side. */
export const openingQuestions: Readonly<Record<Side, readonly string[]>> = {
  school: ['如何审核企业', '如何导入学生', '如何发布系统通告'],
  enterprise: ['如何发布岗位', '岗位审核要多久', '如何邀请面试'],
  organization: ['如何查看我的消息', '如何修改密码'],
};

/** Errors of the assistant, sent with an HTTP status. */
export const chatRefusals = {
  blank: '请输入问题!',
  tooLong: '问题最多4000个字符',
  badId: '参数不识别！',
  running: '上一个回答还没有结束，请稍候再问',
  notFound: '会话不存在或已删除',
  unavailable: '服务暂时不可用，请稍后重试',
  tooLarge: '回答过长，已中断',
  tooSlow: '回答超时，请稍后重试',
  noName: '请输入会话名称!',
} as const;
