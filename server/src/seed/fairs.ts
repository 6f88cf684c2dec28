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
import { clock, getRunningHours, usualHours } from './clock.ts';
import { type FairPlan, fairPlans } from './fair-plans.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

const content =
  '<p>本次招聘会面向应届毕业生，参会单位涵盖信息技术、智能制造、金融、教育和医药等行业，提供全职和实习岗位。</p>' +
  '<p>请毕业生携带纸质简历和学生证准时参加，现场提供简历打印、职业咨询和就业政策讲解服务。</p>';
const notice = '<p>请参会单位于开始前一小时到场布置，凭入场码在服务台签到。展位内不得使用大功率电器。</p>';
const marks: FairLayout['marks'] = [{ kind: 'entrance', label: '主入口', x: 56, y: 0, w: 8, h: 3 }];
/** From March, three months each. */
const getSeason = (day: string): string =>
  ['冬季', '春季', '夏季', '秋季'][Math.floor(Number(day.slice(5, 7)) / 3) % 4] as string;
const opens = clock(usualHours.from);

/** Fairs that are over, run today, take applications and are prepared, each with its booths. */
export function seedFairs(context: SeedContext): { fair: SeedRow[]; booth: SeedRow[]; booking: SeedRow[] } {
  const made = [1, 2].flatMap((tenantId) => fairPlans.map((plan, i) => seedFair(context, plan, tenantId, i)));
  return {
    fair: made.map(({ fair }) => fair),
    booth: made.flatMap(({ booth }) => booth),
    booking: made.flatMap(({ booking }) => booking),
  };
}

/** What a fair is known by, as its bookings name it too. */
interface FairHead {
  readonly id: string;
  readonly author: string;
  readonly at: string;
  readonly title: string;
  readonly organizer: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly venueId: string | null;
}
function getHead(context: SeedContext, plan: FairPlan, tenantId: number, i: number): FairHead {
  const { from, to } = plan.start === 0 ? getRunningHours(context.minute) : usualHours;
  const startTime = `${context.day(plan.start)} ${clock(from)}`;
  return {
    id: seedId(36, tenantId * 100 + i),
    author: context.recommender(tenantId).username,
    at: context.time(Math.min(plan.applyStart, 0) - 10, 600),
    title: `${startTime.slice(0, 4)}年${plan.isSeasonal ? getSeason(startTime) : ''}${plan.title}`,
    organizer: tenantId === 1 ? '云湖高新区人才服务中心' : '云湖大学就业指导中心',
    startTime,
    endTime: `${context.day(plan.start + (plan.type === fairTypes.online ? 4 : 0))} ${clock(to)}`,
    venueId: plan.hasVenue ? seedId(31, tenantId * 100 + 20) : null,
  };
}
function seedFair(context: SeedContext, plan: FairPlan, tenantId: number, i: number) {
  const head = getHead(context, plan, tenantId, i);
  const { id, author, at, venueId } = head;
  const { layout, booths } = planBooths(plan);
  const booth = booths.map(
    (one, n): SeedRow => ({
      ...systemColumns(fairBooth, seedId(37, (tenantId * 100 + i) * 1000 + n), tenantId, author, at),
      ...{ ...one, fairId: id, status: boothFlow.states.free.code },
    }),
  );
  return {
    fair: { ...fairRow(context, plan, { tenantId, i }, head), layout },
    booth,
    booking: venueId ? [seedBooking(tenantId, author, at, { ...head, venueId })] : [],
  };
}

function fairRow(
  context: SeedContext,
  plan: FairPlan,
  { tenantId, i }: { readonly tenantId: number; readonly i: number },
  { id, author, at, title, organizer, startTime, endTime, venueId }: FairHead,
): SeedRow {
  const [place, region] = plan.away ?? ['体育馆主馆', '330100'];
  const isDecided = plan.state !== 'draft' && plan.state !== 'waiting';
  return {
    ...systemColumns(jobFair, id, tenantId, author, at),
    fairNo: `ZPH${at.slice(0, 10).replaceAll('-', '')}${String(i + 1).padStart(3, '0')}`,
    ...{ title, organizer, coOrganizer: null, content, notice, startTime, endTime, fairDate: context.day(plan.start) },
    ...{ type: plan.type ?? 1, contact: '王老师', contactPhone: '0571-88880001', maxCompany: plan.maxCompany },
    applyStart: `${context.day(plan.applyStart)} ${opens}`,
    applyEnd: `${context.day(plan.applyEnd)} 18:00:00`,
    confirmEnd: `${context.day(plan.start - 1)} ${opens}`,
    freeCancelEnd: `${context.day(plan.start - 1)} ${opens}`,
    ...{ venueId, venueText: venueId || plan.type === fairTypes.online ? null : place },
    regionCode: plan.type === fairTypes.online ? null : region,
    poster: `jobfair/sample-${i % 4}.png`,
    ...{
      expectVisitors: plan.maxCompany * 20,
      safetyPlan: plan.type === fairTypes.online ? null : 'jobfair-paper/sample-plan.pdf',
      permitNo: null,
      boothMode: plan.boothMode ?? boothModes.assigned,
      allowWaitlist: 1,
    },
    needInsure: plan.type === fairTypes.group ? 1 : 0,
    reimburse: plan.type === fairTypes.group ? 1 : 0,
    budget: plan.type === fairTypes.group ? '60000.00' : null,
    studentLimit: plan.students ?? 0,
    studentStart: plan.students ? `${context.day(plan.applyStart)} ${opens}` : null,
    studentEnd: plan.students ? `${context.day(plan.start - 1)} 18:00:00` : null,
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
function planBooths({ zones = [] }: FairPlan) {
  let layout: FairLayout | null = zones.length > 0 ? { v: 1, w: 120, h: 60, zones: [], marks } : null;
  const booths = zones.flatMap(([rows, cols], i) => {
    const grid = { rows, cols, startNo: 1, type: 1, aisleEvery: 5, skip: [] };
    layout = placeZone(layout, String.fromCharCode(65 + i), grid) ?? layout;
    const zone = layout?.zones[i];
    return (zone && generateBooths(zone, grid)) ?? [];
  });
  return { layout, booths };
}
