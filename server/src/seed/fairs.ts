import { bookingFlow, bookingRefs, venueBooking } from '@campus/contract/interview';
import {
  boothFlow,
  boothModes,
  type FairLayout,
  fairBooth,
  fairFlow,
  fairTypes,
  generateBooths,
  jobFair,
  placeZone,
} from '@campus/contract/jobfair';
import type { SeedRow } from './bulk.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

interface Plan {
  readonly title: string;
  readonly state: keyof typeof fairFlow.states;
  /** Days from the anchor. */
  readonly start: number;
  readonly applyStart: number;
  readonly applyEnd: number;
  readonly type?: number;
  readonly boothMode?: number;
  /** Rows and columns of each zone. */
  readonly zones?: readonly (readonly [rows: number, cols: number])[];
  readonly maxCompany: number;
  readonly isPinned?: boolean;
  readonly hasVenue?: boolean;
  /** Places of students; without them students come without a sign-up. */
  readonly students?: number;
  /** Where a fair away from the school is held. */
  readonly away?: readonly [place: string, region: string];
}
const { group, online } = fairTypes;
const { chosen, assigned, none } = boothModes;
const plans: readonly Plan[] = [
  {
    title: '春季校园双选会',
    state: 'archived',
    start: -120,
    applyStart: -160,
    applyEnd: -128,
    maxCompany: 40,
    zones: [[4, 10]],
  },
  {
    title: '理工类专场招聘会',
    state: 'published',
    start: -18,
    applyStart: -45,
    applyEnd: -24,
    maxCompany: 30,
    zones: [[3, 10]],
  },
  {
    ...{ title: '秋季大型双选会', state: 'published', start: 0, applyStart: -40, applyEnd: -5, maxCompany: 50 },
    ...{
      zones: [
        [3, 10],
        [2, 10],
      ] as const,
      isPinned: true,
    },
  },
  {
    ...{ title: '信息技术行业双选会', state: 'published', start: 20, applyStart: -6, applyEnd: 15, maxCompany: 36 },
    ...{
      boothMode: chosen,
      zones: [
        [3, 8],
        [2, 6],
      ] as const,
      hasVenue: true,
      students: 800,
    },
  },
  {
    title: '省外名企组团招聘',
    state: 'published',
    start: 26,
    applyStart: -3,
    applyEnd: 19,
    type: group,
    boothMode: none,
    maxCompany: 20,
    students: 45,
    away: ['会展中心2号馆', '310100'],
  },
  {
    title: '毕业季线上招聘会',
    state: 'published',
    start: 45,
    applyStart: 12,
    applyEnd: 40,
    type: online,
    boothMode: none,
    maxCompany: 100,
  },
  {
    title: '智能制造线上双选周',
    state: 'published',
    start: -1,
    applyStart: -30,
    applyEnd: -4,
    type: online,
    boothMode: none,
    maxCompany: 60,
  },
  {
    title: '医药健康专场招聘会',
    state: 'waiting',
    start: 38,
    applyStart: 8,
    applyEnd: 32,
    maxCompany: 24,
    zones: [[3, 8]],
  },
  {
    title: '师范类专场招聘会',
    state: 'draft',
    start: 52,
    applyStart: 15,
    applyEnd: 45,
    maxCompany: 20,
    zones: [[2, 10]],
  },
  {
    title: '夏季实习双选会',
    state: 'cancelled',
    start: 9,
    applyStart: -20,
    applyEnd: 3,
    maxCompany: 30,
    zones: [[3, 10]],
  },
  {
    title: '省外重点企业组团招聘',
    state: 'published',
    start: -12,
    applyStart: -40,
    applyEnd: -18,
    type: group,
    boothMode: none,
    maxCompany: 24,
    away: ['国际博览中心A馆', '320500'],
  },
];
const content =
  '<p>本次招聘会面向应届毕业生，参会单位涵盖信息技术、智能制造、金融、教育和医药等行业，提供全职和实习岗位。</p>' +
  '<p>请毕业生携带纸质简历和学生证准时参加，现场提供简历打印、职业咨询和就业政策讲解服务。</p>';
const notice = '<p>请参会单位于开始前一小时到场布置，凭入场码在服务台签到。展位内不得使用大功率电器。</p>';
const marks: FairLayout['marks'] = [{ kind: 'entrance', label: '主入口', x: 56, y: 0, w: 8, h: 3 }];
const [opens, closes] = ['09:00:00', '16:00:00'];

/** Fairs that are over, run today, take applications and are prepared, each with its booths. */
export function seedFairs(context: SeedContext): { fair: SeedRow[]; booth: SeedRow[]; booking: SeedRow[] } {
  const made = [1, 2].flatMap((tenantId) => plans.map((plan, i) => seedFair(context, plan, tenantId, i)));
  return {
    fair: made.map(({ fair }) => fair),
    booth: made.flatMap(({ booth }) => booth),
    booking: made.flatMap(({ booking }) => booking),
  };
}

function seedFair(context: SeedContext, plan: Plan, tenantId: number, i: number) {
  const id = seedId(36, tenantId * 100 + i);
  const [place, region] = plan.away ?? ['体育馆主馆', '330100'];
  const author = context.recommender(tenantId).username;
  const at = context.time(Math.min(plan.applyStart, 0) - 10, 600);
  const { layout, booths } = planBooths(plan);
  const venueId = plan.hasVenue ? seedId(31, tenantId * 100 + 20) : null;
  const isDecided = plan.state !== 'draft' && plan.state !== 'waiting';
  const times = {
    startTime: `${context.day(plan.start)} ${opens}`,
    endTime: `${context.day(plan.start + (plan.type === online ? 4 : 0))} ${closes}`,
  };
  const title = `${context.anchor.slice(0, 4)}年${plan.title}`;
  const organizer = tenantId === 1 ? '云湖高新区人才服务中心' : '云湖大学就业指导中心';
  const fair: SeedRow = {
    ...systemColumns(jobFair, id, tenantId, author, at),
    fairNo: `ZPH${at.slice(0, 10).replaceAll('-', '')}${String(i + 1).padStart(3, '0')}`,
    ...{ title, organizer, coOrganizer: null, content, notice, ...times, fairDate: context.day(plan.start) },
    ...{ type: plan.type ?? 1, contact: '王老师', contactPhone: '0571-88880001', maxCompany: plan.maxCompany },
    applyStart: `${context.day(plan.applyStart)} ${opens}`,
    applyEnd: `${context.day(plan.applyEnd)} 18:00:00`,
    confirmEnd: `${context.day(plan.start - 1)} ${opens}`,
    freeCancelEnd: `${context.day(plan.start - 1)} ${opens}`,
    ...{ venueId, venueText: venueId || plan.type === online ? null : place },
    regionCode: plan.type === online ? null : region,
    poster: `jobfair/sample-${i % 4}.png`,
    ...{
      expectVisitors: plan.maxCompany * 20,
      permitNo: null,
      boothMode: plan.boothMode ?? assigned,
      allowWaitlist: 1,
    },
    needInsure: plan.type === group ? 1 : 0,
    reimburse: plan.type === group ? 1 : 0,
    budget: plan.type === group ? '60000.00' : null,
    studentLimit: plan.students ?? 0,
    studentStart: plan.students ? `${context.day(plan.applyStart)} ${opens}` : null,
    studentEnd: plan.students ? `${context.day(plan.start - 1)} 18:00:00` : null,
    layout,
    topFlag: plan.isPinned ? 1 : 0,
    cancelReason: plan.state === 'cancelled' ? '场馆检修，本场招聘会取消' : null,
    ...{
      usedBooth: 0,
      applyCount: 0,
      passCount: 0,
      postCount: 0,
      headcount: 0,
      checkinCompany: 0,
      checkinStudent: 0,
      deliveryCount: 0,
    },
    auditBy: isDecided ? context.auditor(tenantId).username : null,
    auditTime: isDecided ? context.time(Math.min(plan.applyStart, 0) - 8, 660) : null,
    status: fairFlow.states[plan.state].code,
  };
  const booth = booths.map(
    (one, n): SeedRow => ({
      ...systemColumns(fairBooth, seedId(37, (tenantId * 100 + i) * 1000 + n), tenantId, author, at),
      ...{ ...one, fairId: id, status: boothFlow.states.free.code },
    }),
  );
  return {
    fair,
    booth,
    booking: venueId ? [seedBooking(tenantId, author, at, { id, venueId, title, organizer, ...times })] : [],
  };
}

interface Booked {
  readonly id: string;
  readonly venueId: string;
  readonly title: string;
  readonly organizer: string;
  readonly startTime: string;
  readonly endTime: string;
}
const seedBooking = (tenantId: number, author: string, at: string, fair: Booked): SeedRow => ({
  ...systemColumns(venueBooking, seedId(38, tenantId), tenantId, author, at),
  ...{
    venueId: fair.venueId,
    title: fair.title,
    holder: fair.organizer,
    startTime: fair.startTime,
    endTime: fair.endTime,
  },
  ...{ refType: bookingRefs.jobFair, refId: fair.id, note: null, releaseReason: null },
  status: bookingFlow.states.occupied.code,
});

/** A layout with a zone for each grid, and its booths. */
function planBooths({ zones = [] }: Plan) {
  let layout: FairLayout | null = zones.length > 0 ? { v: 1, w: 120, h: 60, zones: [], marks } : null;
  const booths = zones.flatMap(([rows, cols], i) => {
    const grid = { rows, cols, startNo: 1, type: 1, aisleEvery: 5, skip: [] };
    layout = placeZone(layout, String.fromCharCode(65 + i), grid) ?? layout;
    const zone = layout?.zones[i];
    return (zone && generateBooths(zone, grid)) ?? [];
  });
  return { layout, booths };
}
