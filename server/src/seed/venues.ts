import {
  bookingFlow,
  bookingRefs,
  isWithinHours,
  venue,
  venueBooking,
  venueFlow,
  venueTypes,
} from '@campus/contract/interview';
import type { SeedRow } from './bulk.ts';
import type { VenueRows } from './interview-rooms.ts';
import { seedId } from './random.ts';
import { type SeedContext, scaleCount, systemColumns } from './seed-context.ts';

const { hall, interviewRoom, fairHall, examRoom } = venueTypes;
type Hall = readonly [
  name: string,
  type: number,
  building: string,
  room: string | null,
  capacity: number,
  equipment: string,
];
const halls: readonly Hall[] = [
  ['就业中心第一宣讲厅', hall, '学生就业指导中心', '101', 300, '投影、音响、录播'],
  ['就业中心第二宣讲厅', hall, '学生就业指导中心', '102', 220, '投影、音响'],
  ['就业中心第三宣讲厅', hall, '学生就业指导中心', '201', 160, '投影、音响'],
  ['图书馆报告厅', hall, '图书馆', '负一层', 420, '投影、音响、同声传译'],
  ['工学院报告厅', hall, '工学院教学楼', 'A108', 260, '投影、音响'],
  ['商学院报告厅', hall, '商学院教学楼', 'B101', 240, '投影、音响、录播'],
  ['大学生活动中心小剧场', hall, '大学生活动中心', '一层', 500, '舞台、音响、灯光'],
  ['东校区多功能厅', hall, '东校区综合楼', '301', 180, '投影、音响'],
  ...Array.from({ length: 12 }, (_, i): Hall => {
    const no = `${301 + i}`;
    return [
      `面试间 ${no}`,
      interviewRoom,
      '学生就业指导中心',
      no,
      i % 3 === 0 ? 12 : 6,
      i % 2 === 0 ? '视频会议终端、白板' : '白板',
    ];
  }),
  ['体育馆主馆', fairHall, '体育馆', '主馆', 4000, '展位隔断、广播'],
  ['大学生活动中心广场', fairHall, '大学生活动中心', '室外', 2500, '帐篷、广播'],
  ['笔试教室 401', examRoom, '第三教学楼', '401', 120, '监控、投影'],
  ['笔试教室 402', examRoom, '第三教学楼', '402', 90, '监控、投影'],
];
const uses: Readonly<Record<number, readonly (readonly [title: string, holder: string])[]>> = {
  [hall]: [
    ['就业形势报告会', '就业指导中心'],
    ['简历门诊公开课', '职业发展协会'],
    ['考研与求职经验分享', '工学院团委'],
    ['公务员考试政策解读', '就业指导中心'],
    ['毕业生离校教育', '学生工作部'],
  ],
  [interviewRoom]: [
    ['模拟面试训练', '职业发展协会'],
    ['一对一职业咨询', '就业指导中心'],
    ['专场面试', '云湖示例科技有限公司'],
    ['校友导师面谈', '校友会'],
  ],
  [fairHall]: [
    ['场地布置与消防检查', '后勤保障处'],
    ['展位搭建', '就业指导中心'],
  ],
  [examRoom]: [
    ['校招笔试', '云湖示例软件有限公司'],
    ['选调生模拟笔试', '就业指导中心'],
  ],
};
const starts = [9 * 60, 14 * 60, 16 * 60 + 30, 19 * 60] as const;
const days = [-21, 14] as const;
const fullVolume = 120;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
const { held, occupied, released } = bookingFlow.states;

const hallPictures = [0, 1, 2, 3].map((k) => `venue/sample-${k}.png`);
/** The halls and rooms of every tenant, and what they were and will be used for. */
export function seedVenues(context: SeedContext): VenueRows {
  const dice = context.dice('venue');
  const at = context.time(-60, 600);
  const places = [1, 2, 3].flatMap((tenantId) =>
    halls.map(([name, type, building, room, capacity, equipment], i) => ({
      ...systemColumns(venue, seedId(31, tenantId * 100 + i), tenantId, 'seed', at),
      id: seedId(31, tenantId * 100 + i),
      tenantId,
      ...{
        name,
        type,
        campus: building.startsWith('东校区') ? '东校区' : '主校区',
        building,
        room,
        capacity,
        equipment,
      },
      openTime: '08:00:00',
      closeTime: '22:00:00',
      weekDays: type === examRoom ? '1,2,3,4,5,6' : '1,2,3,4,5,6,7',
      needAudit: type === fairHall ? 1 : 0,
      openToCompany: type === interviewRoom ? 1 : 0,
      images: type === hall ? hallPictures[i % hallPictures.length] : null,
      contact: type === fairHall ? '后勤保障处 李老师' : '就业中心 王老师',
      sort: (i + 1) * 10,
      status: venueFlow.states.enabled.code,
    })),
  );
  const slots = places.flatMap((place) =>
    Array.from({ length: days[1] - days[0] }, (_, i) => days[0] + i).flatMap((day) =>
      starts.map((minute) => ({ place, day, minute })),
    ),
  );
  const wanted = 3 * scaleCount(fullVolume, context.scale, 24);
  // Today and tomorrow are busy, so that the timeline opens with something.
  const isSoon = (day: number): boolean => day === 0 || day === 1;
  const chosen = slots.filter(({ day }, i) => dice.chance(i, 'use', ((isSoon(day) ? 8 : 1) * wanted) / slots.length));
  const booking = chosen.flatMap(({ place, day, minute }, i): SeedRow[] => {
    const [title, holder] = dice.one(i, 'title', uses[place.type] as (typeof uses)[number]);
    const date = context.day(day);
    const startTime = `${date} ${clock(minute)}`;
    const endTime = `${date} ${clock(minute + (place.type === interviewRoom ? 60 : 120))}`;
    if (!isWithinHours(place, startTime, endTime)) return [];
    const isFreed = dice.chance(i, 'freed', 0.06);
    const status = isFreed ? released.code : place.needAudit === 1 && day > 1 ? held.code : occupied.code;
    return [
      {
        ...systemColumns(venueBooking, seedId(32, i), place.tenantId, 'seed', context.time(Math.min(day, 0) - 7, 600)),
        ...{ venueId: place.id, title, holder, startTime, endTime, status },
        refType: bookingRefs.manual,
        refId: null,
        note: null,
        releaseReason: isFreed ? '活动改期' : null,
      },
    ];
  });
  return { venue: places, booking };
}
