import {
  by,
  dateTime,
  dict,
  entity,
  flag,
  getCodes,
  money,
  number,
  onAdd,
  ref,
  some,
  text,
  through,
} from '../../kit/index.ts';
import { boothFlow } from './fair-booth-flow.ts';
import { boothFlowWords as words } from './fair-booth-texts.ts';
import { mostUnits } from './fair-units.ts';
import { publicFairs } from './job-fair-flow.ts';

const position = (label: string, min: number) => number({ label, required: true, min, max: mostUnits });
const [free, held, allocated, disabled] = getCodes(boothFlow, 'free', 'held', 'allocated', 'disabled') as [
  number,
  number,
  number,
  number,
];
const ofPublicFairs = some('jobFair', 'id', publicFairs, 'fairId');

/** What the plan of a hall says of a booth. */
export const boothPlanFields = [
  'boothNo',
  'zone',
  'rowNo',
  'colNo',
  'type',
  'x',
  'y',
  'w',
  'h',
  'fee',
  'power',
  'network',
  'remark',
] as const;

/** A booth (展位) of a job fair, a rectangle in the hall. */
export const fairBooth = entity({
  area: 'jobfair',
  name: 'fairBooth',
  table: 'rc_fair_booth',
  code: 'jobFair:fairBooth',
  path: '/jobFair/fairBooth',
  title: '展位',
  fields: {
    fairId: ref({ label: '招聘会', to: 'jobFair', required: true }),
    boothNo: text({
      label: '展位号',
      required: true,
      max: 20,
      unique: { within: ['fairId'], message: words.sameNo },
      priority: 'high',
    }),
    zone: text({
      label: '展区',
      required: true,
      max: 10,
      pattern: { test: (v) => /^[A-Z]$/.test(v), message: words.zone },
    }),
    rowNo: number({ label: '排', required: true, min: 1, max: 200 }),
    colNo: number({ label: '列', required: true, min: 1, max: 200 }),
    type: dict({ label: '展位类型', dict: 'rc_booth_type', numeric: true, required: true, default: 1 }),
    x: position('横向位置', 0),
    y: position('纵向位置', 0),
    w: position('宽', 1),
    h: position('深', 1),
    fee: money({ label: '费用（元）', min: 0, max: 99_999_999 }),
    power: flag({ label: '电源' }),
    network: flag({ label: '网络' }),
    applyId: text({ label: '报名', max: 32, derived: true }),
    slotNo: number({ label: '序号', derived: true }),
    companyId: ref({ label: '使用企业', to: 'company', derived: true }),
    companyName: through('companyId', 'companyName', { label: '使用企业', width: 204 }),
    holdUntil: dateTime({ label: '暂留至', derived: true }),
    /** Account that holds it. */
    holdBy: text({ label: '暂留人', max: 32, derived: true, secret: true }),
    isExtended: flag({ label: '已延长', derived: true, secret: true }),
    remark: text({ label: '备注', max: 100 }),
  },
  display: 'boothNo',
  list: ['boothNo', 'zone', 'type', 'status', 'companyName'],
  hidden: ['rowNo', 'colNo', 'fee', 'power', 'network', 'holdUntil', 'remark'],
  search: [
    'boothNo',
    by('zone', 'eq'),
    by('status', 'in'),
    by('type', 'eq'),
    'companyName',
    by('power', 'eq'),
    by('network', 'eq'),
    by('fairId', 'eq'),
  ],
  form: [onAdd('fairId'), ...boothPlanFields],
  sheet: '展位分配表',
  excel: ['boothNo', 'zone', 'rowNo', 'colNo', 'type', 'status', 'companyName', 'fee', 'power', 'network', 'remark'],
  // The fair by its name or id.
  importing: ['fairId', ...boothPlanFields],
  example: { remark: '' },
  sort: { column: 'boothNo', order: 'asc' },
  workflow: boothFlow,
  visible: { staff: 'all', college: ofPublicFairs, enterprise: ofPublicFairs },
  // The company of a booth is visible once the booth is allocated.
  shown: [
    {
      audiences: ['enterprise', 'interviewer', 'college'],
      fields: ['companyId', 'companyName', 'applyId', 'slotNo', 'holdUntil'],
      when: ['status', 'eq', allocated],
    },
  ],
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  uniques: [
    { fields: ['fairId', 'zone', 'rowNo', 'colNo'], message: words.samePlace },
    { fields: ['applyId', 'slotNo'], when: ['status', 'in', [held, allocated]], message: words.reallocate },
  ],
  periods: [
    {
      name: 'area',
      equal: ['fairId'],
      ranges: [
        { start: 'x', length: 'w' },
        { start: 'y', length: 'h' },
      ],
      message: words.overlap,
    },
  ],
  constraints: [
    {
      name: 'holder',
      holds: {
        any: [
          {
            all: [
              ['status', 'in', [held, allocated]],
              {
                any: [
                  ['applyId', 'filled', null],
                  ['holdBy', 'filled', null],
                ],
              },
            ],
          },
          {
            all: [
              ['status', 'in', [free, disabled]],
              ['applyId', 'empty', null],
              ['holdBy', 'empty', null],
            ],
          },
        ],
      },
    },
    {
      name: 'allocated',
      holds: {
        any: [
          ['status', 'ne', allocated],
          ['applyId', 'filled', null],
        ],
      },
    },
  ],
  indexes: [['fairId', 'status'], ['applyId']],
});
