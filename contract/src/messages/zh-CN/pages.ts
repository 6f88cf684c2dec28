/** Error pages. */
export const exception = {
  403: '抱歉，您没有访问该页面的权限',
  404: '抱歉，您访问的页面不存在',
  500: '抱歉，服务器出错了',
  backHome: '返回首页',
  back: '返回上一页',
  requestId: (id: string) => `请求号：${id}`,
  notBuilt: '该功能正在建设中',
} as const;

/** Result pages. */
export const result = {
  success: '提交成功',
  error: '提交失败',
  backList: '返回列表',
  again: '再次提交',
  /** Values of `?type=` on a result page: texts and next steps. */
  done: {
    order: {
      title: '订单提交成功',
      detail: '订单已进入待处理，可以在列表页查看进展。',
      list: '/demo/list',
      again: '/demo/form',
    },
    company: {
      title: '企业资料提交成功',
      detail: '就业中心将在三个工作日内审核，结果会以短信和站内消息通知。',
    },
    post: {
      title: '岗位提交成功',
      detail: '审核通过后开始招聘，结果会以站内消息通知。',
      list: '/post/list',
    },
  },
  failed: {
    order: {
      title: '订单提交失败',
      detail: '请核对以下内容后再次提交：',
      list: '/demo/list',
      again: '/demo/form',
      reasons: ['订单编号已被使用', '交付时间早于下单日期'],
    },
  },
} as const;
