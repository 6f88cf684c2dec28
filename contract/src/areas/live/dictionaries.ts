import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };
const roles = dictionary('live_role', '直播身份', '1 观众 · 2 主播 · 3 管理员 · 4 企业 · 9 系统', fixed);
/** Names of the roles in a chat: its visitors read no dictionaries. */
export const liveRoleNames: Readonly<Record<string, string>> = Object.fromEntries(
  roles.items.map(({ value, text }) => [value, text]),
);
export const liveDictionaries: readonly Dictionary[] = [
  dictionary(
    'live_status',
    '直播间状态',
    '0 草稿 · 1 待审核 · 2 审核驳回 · 3 未开播 · 4 直播中 · 5 已断流 · 6 已结束 · 7 已取消 · 8 已封禁',
    fixed,
  ),
  dictionary('live_type', '直播类型', '1 企业展示 · 2 招聘直播 · 3 政策解读 · 4 活动直播 · 5 训练营课程 · 6 其他'),
  dictionary('live_biz_type', '直播关联业务', 'none 无 · jobFair 招聘会', fixed),
  dictionary(
    'live_provider',
    '流服务',
    'builtin 内置流媒体 · nms NMS流媒体 · srs SRS流媒体 · aliyun 阿里云直播 · tencent 腾讯云直播 · demo 点播模拟',
    fixed,
  ),
  dictionary('live_view_limit', '观看权限', '1 公开 · 2 登录可看 · 3 报名可看 · 4 密码观看', fixed),
  dictionary('live_chat_mode', '聊天模式', '1 自由发言 · 2 先审后发 · 3 全员禁言', fixed),
  roles,
  dictionary('live_msg_type', '聊天消息类型', '1 文字 · 3 系统提示', fixed),
  dictionary('live_msg_status', '聊天消息状态', '0 待审核 · 1 正常 · 2 已隐藏 · 3 已删除', fixed),
  dictionary('live_playback_status', '直播回放状态', '0 处理中 · 1 待发布 · 2 已发布 · 3 已下架 · 9 处理失败', fixed),
  dictionary(
    'live_reject_reason',
    '直播驳回原因',
    '1 标题或封面不合规 · 2 内容与招聘就业无关 · 3 时间安排不合适 · 4 主办方资质不符 · 9 其他',
  ),
  dictionary('device_type', '设备类型', 'pc 电脑 · mobile 手机 · mini 小程序 · other 其他', fixed),
  dictionary('rc_live_state', '直播状态', '0 未开播 · 1 直播中 · 2 已中断 · 3 已结束', fixed),
  dictionary('rc_live_source', '直播来源', '1 手工填写拉流地址 · 2 推流 · 3 点播文件', fixed),
];
