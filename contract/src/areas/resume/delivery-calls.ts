import type { BatchReport } from '../../kit/batch.ts';
import { choice, endpoint, flag, longText, number, type Page, ref, refs, text, type } from '../../kit/index.ts';
import type { BoardColumn } from './delivery-columns.ts';

const list = 'resume:delivery:list';

/** An entry of a delivery's history in the timeline. */
export interface DeliveryStepRow {
  readonly id: string;
  readonly seq: number;
  readonly action: string;
  readonly action_dictText: string;
  readonly fromStatus: number | null;
  readonly toStatus: number;
  readonly fromStep: number | null;
  readonly toStep: number;
  readonly reasonText: string | null;
  readonly remark: string | null;
  /** The other post of a transfer. */
  readonly refPostName: string | null;
  readonly actorType: number;
  readonly actorName: string | null;
  readonly onBehalf: 0 | 1;
  readonly occurTime: string;
}
export const deliverySteps = endpoint({
  method: 'GET',
  path: '/resume/delivery/steps',
  title: '投递记录',
  needs: list,
  input: { id: ref({ label: '投递', to: 'delivery', required: true }) },
  output: type<DeliveryStepRow[]>(),
});

/** A post with its pending deliveries: the left list of 按岗位查看. */
export interface PostLoad {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly postStatus: number;
  readonly total: number;
  readonly waiting: number;
  readonly passed: number;
  readonly failed: number;
  /** Days that the longest waiting delivery has waited. */
  readonly oldestDays: number | null;
}
export const deliveryPosts = endpoint({
  method: 'GET',
  path: '/resume/delivery/postList',
  title: '岗位投递概况',
  needs: list,
  input: {
    keyword: text({ label: '岗位或企业', max: 50 }),
    pageNo: number({ label: '页码' }),
    pageSize: number({ label: '条数' }),
  },
  output: type<Page<PostLoad>>(),
});

export interface BoardPart {
  readonly column: BoardColumn;
  readonly total: number;
  /** Median days in the column. */
  readonly medianDays: number | null;
  readonly records: Record<string, unknown>[];
}
/** The board: 20 cards per column; `column` with `offset` loads more of one. Also accepts the list's search fields. */
export const deliveryBoard = endpoint({
  method: 'GET',
  path: '/resume/delivery/board',
  title: '投递看板',
  needs: list,
  input: { boardColumn: text({ label: '列', max: 20 }), offset: number({ label: '起始', min: 0 }) },
  output: type<BoardPart[]>(),
});
/** Deliveries by the step they wait at and by their end. */
export interface DeliveryCounts extends Readonly<Record<BoardColumn, number>> {
  readonly total: number;
  /** Waiting for the enterprise. */
  readonly waiting: number;
  /** Waiting for another party than the student longer than `delivery.staleDays`. */
  readonly overdue: number;
}
/** Also accepts the list's search fields. */
export const deliveryCounts = endpoint({
  method: 'GET',
  path: '/resume/delivery/counts',
  title: '投递数量',
  needs: list,
  input: {},
  output: type<DeliveryCounts>(),
});

/** A requirement of a post, compared with the student. */
export interface FitLine {
  readonly name: 'eduLevel' | 'majorCode' | 'gradYear' | 'skills';
  readonly label: string;
  /** Empty without a requirement. */
  readonly wanted: string;
  readonly has: string;
  readonly state: 'met' | 'missing' | 'open';
  /** Required skills missing in the résumé. */
  readonly gaps?: readonly string[];
}
/**
 * The post and company of a delivery, and how the student matches; without lines when the caller may not read the
 * student.
 */
export interface DeliveryFit {
  readonly post: {
    readonly id: string;
    readonly name: string;
    readonly salary: string;
    readonly headcount: number | null;
    readonly workPlace: string;
    readonly endDate: string | null;
    /** Rich text. */
    readonly requirement: string;
  };
  readonly company: {
    readonly name: string;
    readonly industry: string;
    readonly nature: string;
    readonly scale: string;
  };
  readonly lines: readonly FitLine[];
}
export const deliveryFit = endpoint({
  method: 'GET',
  path: '/resume/delivery/fit',
  title: '岗位要求与匹配',
  needs: list,
  input: { id: ref({ label: '投递', to: 'delivery', required: true }) },
  output: type<DeliveryFit>(),
});
const note = 'resume:delivery:note';
export const deliveryNote = endpoint({
  method: 'POST',
  path: '/resume/delivery/note',
  title: '投递备注',
  needs: note,
  input: {
    id: ref({ label: '投递', to: 'delivery', required: true }),
    remark: longText({ label: '备注', required: true, max: 500 }),
  },
  output: type<null>(),
  done: '备注成功',
});
export const deliveryStar = endpoint({
  method: 'POST',
  path: '/resume/delivery/star',
  title: '投递星标',
  needs: note,
  input: { id: ref({ label: '投递', to: 'delivery', required: true }), starFlag: flag({ label: '星标' }) },
  output: type<null>(),
});
export const deliveryTag = endpoint({
  method: 'POST',
  path: '/resume/delivery/tag',
  title: '投递标签',
  needs: note,
  input: { id: ref({ label: '投递', to: 'delivery', required: true }), tags: text({ label: '标签', max: 100 }) },
  output: type<null>(),
});
/** The enterprise opens a résumé: marks it as read, with one history entry per user and day. */
export const deliveryRead = endpoint({
  method: 'POST',
  path: '/resume/delivery/read',
  title: '查看投递',
  needs: note,
  input: { id: ref({ label: '投递', to: 'delivery', required: true }) },
  output: type<null>(),
  silent: true,
});
/** The enterprise invites students: creates deliveries with source 6 that wait for the student's answer. */
export const deliveryInvite = endpoint({
  method: 'POST',
  path: '/resume/delivery/invite',
  title: '邀约学生',
  needs: 'resume:delivery:pass',
  input: {
    postId: ref({ label: '岗位', to: 'companyPost', required: true }),
    employIds: refs({ label: '学生', to: 'employUser', required: true, max: 8000, most: 200 }),
  },
  output: type<BatchReport>(),
});

/** Transfers a delivered résumé to another post. `resumeId` is the id of the delivery in the list, or of a résumé. */
export const resumeTransfer = endpoint({
  method: 'POST',
  path: '/companyPost/companyPost/resumeTransferToPost',
  title: '简历转岗',
  needs: 'resume:delivery:transfer',
  input: {
    postId: text({ label: '岗位', max: 1000 }),
    resumeId: text({ label: '简历', max: 8000, required: true }),
    waive: flag({ label: '已知不符合要求，仍要转岗' }),
  },
  output: type<null>(),
  done: '转岗成功',
});
/** Recommends students to posts; tries every pair. */
export const batchAddRecommend = endpoint({
  method: 'POST',
  path: '/recommend/resumeRecommend/batchAddRecommend',
  title: '简历推荐',
  needs: 'recommend:resumeRecommend:add',
  input: {
    companyPostId: text({ label: '岗位', max: 4000 }),
    employId: text({ label: '学生', max: 8000, required: true }),
    reason: text({ label: '推荐理由', max: 200 }),
    consent: flag({ label: '已征得学生同意' }),
    waive: flag({ label: '已知不符合要求，仍要推荐' }),
  },
  output: type<BatchReport>(),
});
export const recommendRead = endpoint({
  method: 'POST',
  path: '/recommend/resumeRecommend/read',
  title: '查看推荐',
  needs: 'recommend:resumeRecommend:handle',
  input: { id: ref({ label: '推荐', to: 'recommend', required: true }) },
  output: type<null>(),
  silent: true,
});
/**
 * A student's own application: by the student's token, or by staff for the student in the header `X-Behalf-Employ`, with
 * a remark.
 */
export const studentSubmit = endpoint({
  method: 'POST',
  path: '/api/stu/delivery/submit',
  title: '学生投递',
  needs: 'signed-in',
  input: {
    postId: ref({ label: '岗位', to: 'companyPost', required: true }),
    /** Sources a student may use: own application, at a fair, after a talk. */
    source: choice({ label: '来源', options: { 1: '主动投递', 2: '招聘会投递', 7: '宣讲会投递' }, default: '1' }),
    /** The fair of source 2. */
    fairId: text({ label: '招聘会', max: 32 }),
    /** The session of source 7. */
    preachId: text({ label: '宣讲会', max: 32 }),
    remark: text({ label: '说明', max: 200 }),
  },
  output: type<{ id: string }>(),
  done: '投递成功',
});

/** A student's own delivery: only what the student may know, and no time but that of the last stage shown. */
export interface OwnDelivery {
  readonly id: string;
  readonly postName: string;
  readonly companyName: string;
  readonly deliverTime: string;
  /** 已投递, 面试, 录用, 签约 or 已结束. */
  readonly stage: string;
  readonly stageTime: string;
  /** Until when an invitation waits for the answer. */
  readonly confirmDeadline: string | null;
}
export const myDeliveries = endpoint({
  method: 'GET',
  path: '/api/stu/my/deliveries',
  title: '我的投递',
  needs: 'signed-in',
  input: {},
  output: type<OwnDelivery[]>(),
});
