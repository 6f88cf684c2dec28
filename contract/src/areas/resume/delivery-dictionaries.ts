import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };

/** Where a delivery was made, of rc_delivery_source: what the product itself asks for. */
export const deliverySources = { fair: 2 } as const;

/** Dictionaries of the delivery pipeline. */
export const deliveryDictionaries: readonly Dictionary[] = [
  dictionary(
    'rc_delivery_source',
    '投递来源',
    '1 主动投递 · 2 招聘会投递 · 3 匹配 · 4 学校推荐 · 5 转岗 · 6 企业邀约 · 7 宣讲会投递',
    fixed,
  ),
  dictionary(
    'rc_delivery_step',
    '投递环节',
    '10 简历 · 20 面试 · 30 录用 · 40 推送派遣 · 50 签约 · 60 评价结果',
    fixed,
  ),
  dictionary('rc_step_result', '环节结果', '0 待处理 · 1 通过 · 2 不通过', fixed),
  dictionary('rc_student_confirm', '学生确认', '0 待确认 · 1 已确认 · 2 已谢绝 · 3 已超时', fixed),
  dictionary(
    'rc_delivery_action',
    '投递动作',
    'submit 投递 · confirm 学生确认 · decline 学生谢绝 · expire 超时 · read 查看 · download 下载 · pass 通过 · skip 越级推进 · reject 不通过 · restore 恢复 · withdraw 撤回 · close 关闭 · transferOut 转出 · transferIn 转入 · interview 安排面试 · reschedule 面试改期 · interviewCancel 取消面试 · interviewDone 面试完成 · checkIn 面试签到 · offer 发放录用 · offerAccept 接受录用 · offerRefuse 拒绝录用 · offerRevoke 撤回录用 · push 推送派遣 · receive 接收派遣 · return 退回派遣 · pushRevoke 撤回派遣 · sign 发起签约 · signEffective 签约生效 · signEnd 解约 · evaluate 评价 · finish 完成 · note 备注',
    fixed,
  ),
  dictionary('rc_actor_type', '操作方', '1 学生 · 2 企业 · 3 学校 · 4 系统', fixed),
  dictionary(
    'rc_reject_reason',
    '不通过原因',
    '1 学历或专业不符 · 2 技能不匹配 · 3 岗位已招满 · 4 面试未通过 · 5 候选人放弃 · 6 无法取得联系 · 7 简历信息不实 · 8 薪资期望不符 · 9 重复投递 · 99 其他',
  ),
  dictionary(
    'rc_delivery_close_reason',
    '关闭原因',
    '1 岗位已结束 · 2 学生已在其他单位签约 · 3 学生未在期限内确认 · 4 学生谢绝 · 5 录用未达成 · 6 签约未达成 · 7 已解约 · 8 企业停用 · 9 学生已接受其他录用 · 10 学籍异动',
    fixed,
  ),
  dictionary('rc_break_reason', '中止原因', '1 学生放弃 · 2 双方协商 · 3 企业原因 · 4 学校原因', fixed),
  dictionary('rc_offer_status', '录用状态', '1 待学生确认 · 2 已接受 · 3 已拒绝 · 4 已撤回 · 5 已过期', fixed),
  dictionary('rc_offer_expiry', '答复期限', '1 即将到期 · 2 期限内 · 3 无', fixed),
  dictionary('rc_dispatch_status', '派遣状态', '0 待推送 · 1 已推送 · 2 企业已接收 · 3 企业已退回 · 4 已撤回', fixed),
  dictionary('rc_agreement_type', '协议类型', '1 就业协议（三方） · 2 劳动合同 · 3 实习协议 · 4 其他录用证明', fixed),
  dictionary(
    'rc_agreement_status',
    '签约状态',
    '1 待学生应约 · 2 待院系审核 · 3 待学校鉴证 · 4 已生效 · 5 学生拒绝 · 6 已过期 · 7 已撤回 · 8 审核退回 · 9 解约审核中 · 10 已解约',
    fixed,
  ),
  dictionary(
    'rc_end_reason',
    '解约原因',
    '1 双方协商 · 2 学生升学 · 3 学生考取公职 · 4 学生违约 · 5 企业违约 · 6 企业经营变化 · 9 其他',
  ),
  dictionary('rc_evaluation_type', '评价类型', '1 企业评价学生 · 2 学生评价企业', fixed),
  dictionary('rc_evaluation_level', '评价等级', '1 优秀 · 2 良好 · 3 合格 · 4 待改进', fixed),
  dictionary('rc_wait_for', '等待处理方', '0 无 · 1 企业 · 2 学生 · 3 院系 · 4 学校', fixed),
];
