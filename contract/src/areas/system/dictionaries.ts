import { type Dictionary, dictionary } from '../../kit/index.ts';

/** Dictionaries of system screens, and those shared by all areas. */
export const systemDictionaries: readonly Dictionary[] = [
  dictionary('sex', '性别', '1 男 · 2 女', { fixed: true, open: true }),
  dictionary('yn', '是否', '1 是 · 0 否', { fixed: true, open: true }),
  dictionary('valid_status', '有效状态', '1 启用 · 0 停用', { fixed: true }),
  dictionary('dict_item_status', '字典项状态', '1 启用 · 0 停用', { fixed: true }),
  dictionary('user_status', '用户状态', '1 正常 · 2 冻结', { fixed: true }),
  dictionary('user_type', '用户类型', '1 管理员 · 2 企业用户 · 3 学生 · 4 机构用户', { fixed: true }),
  dictionary('user_identity', '用户身份', '1 普通用户 · 2 上级', { fixed: true }),
  dictionary('tenant_status', '租户状态', '1 正常 · 0 冻结', { fixed: true }),
  dictionary('org_category', '机构类型', '1 公司 · 2 部门 · 3 岗位', { fixed: true }),
  dictionary('menu_type', '菜单类型', '0 一级菜单 · 1 子菜单 · 2 按钮/权限', { fixed: true }),
  dictionary('global_perms_type', '授权策略', '1 可见 · 2 可编辑', { fixed: true }),
  dictionary('position_rank', '职务职级', '1 员级 · 2 助级 · 3 中级 · 4 副高级 · 5 正高级'),
  dictionary(
    'rule_conditions',
    '规则条件',
    '> 大于 · >= 大于等于 · < 小于 · <= 小于等于 · = 等于 · != 不等于 · IN 为其中之一 · LIKE 包含 · LEFT_LIKE 以其结尾 · RIGHT_LIKE 以其开头 · USE_SQL_RULES 自定义SQL表达式',
    { fixed: true },
  ),
  dictionary('week_day', '星期', '1 周一 · 2 周二 · 3 周三 · 4 周四 · 5 周五 · 6 周六 · 7 周日', { fixed: true }),
  dictionary('log_type', '日志类型', '1 登录日志 · 2 操作日志 · 3 AI客服 · 4 异常日志 · 5 定时任务', { fixed: true }),
  dictionary('operate_type', '操作类型', '1 查询 · 2 添加 · 3 编辑 · 4 删除 · 5 导入 · 6 导出', { fixed: true }),
  dictionary('rc_holiday_kind', '节假日类型', '1 休 · 2 班', { fixed: true }),
  dictionary('quartz_status', '任务状态', '0 已启动 · -1 已暂停', { fixed: true }),
  dictionary('job_run_status', '执行状态', '0 执行中 · 1 成功 · 2 失败 · 3 已结束 · 4 失联', { fixed: true }),
  dictionary('file_type', '文件类型', 'image 图片 · video 视频 · doc 文档 · zip 压缩包 · other 其他', { fixed: true }),
  dictionary('file_storage', '存储位置', 'local 本地 · minio 对象存储', { fixed: true }),
];
