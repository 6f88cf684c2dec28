import {
  by,
  dateTime,
  dict,
  during,
  endpoint,
  entity,
  type Filter,
  image,
  now,
  number,
  phase,
  text,
  type,
  until,
  workflow,
} from '../../kit/index.ts';

/** Whether a slide is enabled; whether it is shown now also depends on its period (`showStatus`). */
export const publicityFlow = workflow({
  dict: 'banner_state',
  initial: 'off',
  states: {
    off: { code: 0, label: '下架', tone: 'neutral' },
    on: { code: 1, label: '上架', tone: 'done' },
  },
  steps: {
    publish: { label: '上架', from: ['off'], to: 'on', by: 'staff', done: '上架成功' },
    offline: {
      label: '下架',
      from: ['on'],
      to: 'off',
      by: 'staff',
      danger: true,
      confirm: '确定下架{row}？',
      done: '下架成功',
    },
  },
});

/** Target of a click on a slide. */
export const linkTypes = {
  none: '1',
  jobFair: '2',
  video: '3',
  company: '4',
  outside: '5',
  qrCode: '6',
  picture: '7',
} as const;
/** Maximum number of published slides per place. */
export const mostSlides = 10;

export const enabledSlides: Filter = ['status', 'eq', publicityFlow.states.on.code];
/** Slides that visitors see now. */
export const shownSlides: Filter = { all: [enabledSlides, during('startTime', 'endTime')] };
/** Enabled slides that are shown now or later. */
export const openSlides: Filter = {
  all: [enabledSlides, until('endTime')],
};

/** A slide of the sign-in page (登录页轮播). */
export const companyPublicity = entity({
  area: 'homepage',
  name: 'companyPublicity',
  table: 'pub_company_publicity',
  many: false,
  code: 'publicity:companyPublicity',
  path: '/publicity/companyPublicity',
  title: '登录页轮播',
  page: 'publicity/CompanyPublicityList',
  fields: {
    logo: image({ label: '轮播图', required: true, folder: 'carousel', help: '建议上传485×309比例的图片' }),
    linkName: text({ label: '名称', required: true, max: 50 }),
    linkType: dict({ label: '跳转类型', dict: 'publicity_link_type', required: true, default: linkTypes.none }),
    linkData: text({ label: '跳转内容', max: 500 }),
    startTime: dateTime({ label: '展示开始时间' }),
    endTime: dateTime({ label: '展示结束时间' }),
    sortOrder: number({ label: '排序', min: 0, max: 9999 }),
    clickCount: number({ label: '点击', derived: true, default: 0 }),
    showStatus: phase({
      label: '展示状态',
      dict: 'banner_status',
      of: [
        [1, shownSlides],
        [2, { all: [enabledSlides, ['startTime', 'gt', now]] }],
        [3, enabledSlides],
        [0, ['status', 'eq', publicityFlow.states.off.code]],
      ],
    }),
  },
  display: 'linkName',
  list: [
    'logo',
    'linkName',
    'linkType',
    'linkData',
    'startTime',
    'endTime',
    'status',
    'showStatus',
    'sortOrder',
    'clickCount',
    'createTime',
  ],
  search: ['linkName', by('linkType', 'eq'), by('status', 'eq'), 'startTime', 'endTime'],
  form: ['logo', 'linkName', 'linkType', 'linkData', 'startTime', 'endTime', 'sortOrder'],
  sort: { column: 'sortOrder', order: 'asc' },
  ordered: true,
  workflow: publicityFlow,
  visible: { staff: 'all' },
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  indexes: [['tenantId', 'status', 'sortOrder']],
});

/** A slide as the sign-in page gets it. */
export interface Slide {
  readonly id: string;
  readonly logo: string;
  readonly linkName: string;
  readonly linkType: string;
  readonly linkData: string | null;
  readonly sortOrder: number;
}
const id = text({ label: '轮播图', required: true, max: 32 });

/** The published slides, in order. */
export const loginPageData = endpoint({
  method: 'GET',
  path: '/publicity/companyPublicity/loginPageData',
  title: '登录页轮播数据',
  needs: 'anyone',
  input: { tenantId: number({ label: '租户', min: 0 }) },
  output: type<Slide[]>(),
  perMinute: 60,
});
/** Counted once per visitor and hour. */
export const clickSlide = endpoint({
  method: 'POST',
  path: '/publicity/companyPublicity/click',
  title: '轮播图点击',
  needs: 'anyone',
  input: { id },
  output: type<null>(),
  perMinute: 60,
  silent: true,
});
