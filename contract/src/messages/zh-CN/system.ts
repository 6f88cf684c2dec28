/** System administration pages. */
export const sys = {
  user: {
    freeze: {
      confirm: '确定冻结吗?',
    },
    unfreeze: {
      confirm: '确定解冻吗?',
    },
    adminProtected: '管理员账号不允许此操作，请重新选择！',
    restore: {
      self: '还原',
      confirm: '您确定要还原该用户吗？',
    },
    purge: {
      self: '彻底删除',
      confirm: '彻底删除后不可恢复，确定继续吗？',
    },
  },
  job: {
    start: {
      self: '启动',
      confirm: '是否启动选中任务?',
    },
    stop: {
      self: '停止',
      confirm: '是否暂停选中任务?',
    },
    runOnce: {
      self: '执行一次',
      confirm: '是否立即执行任务?',
    },
    status: {
      0: '已启动',
      '-1': '已暂停',
    },
    class: '任务类名',
    cron: 'Cron表达式',
    param: '参数',
    desc: '描述',
    save: '保存并安排任务',
  },
  role: {
    auth: '授权',
  },
  permission: {
    rule: '数据规则',
  },
  dict: {
    config: '字典配置',
    refresh: '刷新缓存',
  },
} as const;

/** Enumerations used by more than one screen. */
export const enumeration = {
  userType: {
    1: '管理员',
    2: '企业用户',
    3: '学生',
    4: '机构用户',
  },
  permType: {
    1: '菜单或按钮',
    2: '权限',
  },
  permStatus: {
    0: '无效',
    1: '有效',
  },
  audit: {
    0: '待完善资料',
    1: '资料未提交',
    2: '审核中',
    3: '审核通过',
    4: '审核驳回',
    5: '已停用',
  },
} as const;
