/** Account centre and account settings. */
export const account = {
  center: '个人中心',
  settings: '账户设置',
  base: '基本设置',
  security: '安全设置',
  custom: '个性化',
  binding: '账户绑定',
  notification: '新消息通知',
  lock: '锁屏设置',
  avatar: {
    edit: '修改头像',
    done: '上传头像成功',
  },
  realname: '姓名',
  nickname: '昵称',
  sex: '性别',
  birthday: '生日',
  email: '邮箱',
  phone: {
    self: '手机号',
    bound: (phone: string) => `已绑定手机：${phone}`,
    update: '修改手机号',
    old: '原手机号',
    new: '新手机号',
    done: '手机号修改成功',
  },
  update: '更新基本信息',
  password: {
    self: '账户密码',
    level: (level: string) => `当前密码强度：${level}`,
  },
  wechat: '绑定微信',
  bound: '已绑定',
  unbound: '未绑定',
  unbind: {
    self: '解绑',
    confirm: '确定解除绑定吗？',
  },
  notify: {
    system: {
      self: '系统消息',
      desc: '系统消息将以站内信的形式通知',
    },
    todo: {
      self: '待办任务',
      desc: '待办任务将以站内信的形式通知',
    },
  },
  modify: '修改',
} as const;
