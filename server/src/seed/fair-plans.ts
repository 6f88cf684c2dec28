import { boothModes, type fairFlow, fairTypes } from '@campus/contract/jobfair';

export interface FairPlan {
  readonly title: string;
  /** Its title begins with the season of its day. */
  readonly isSeasonal?: boolean;
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
const { chosen, none } = boothModes;
/** Fairs that are over, run today, take applications and are prepared. */
export const fairPlans: readonly FairPlan[] = [
  {
    title: '校园双选会',
    isSeasonal: true,
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
    ...{ title: '大型双选会', state: 'published', start: 0, applyStart: -40, applyEnd: -5, maxCompany: 50 },
    isSeasonal: true,
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
    title: '高校毕业生线上招聘会',
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
    title: '实习双选会',
    isSeasonal: true,
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
