import { type Button, messageEvent } from '../../kit/index.ts';

/** Notifications about destinations. */
export const employmentEvents = [
  messageEvent('E04', '去向审核', '您登记的毕业去向“{category}”{result}{reason}'),
  messageEvent('E05', '去向催办', '{depart}有{n}份毕业去向待院系审核，请及时处理', {
    link: '/employ/destination?tab=college',
  }),
  messageEvent('E06', '请确认去向', '{name}同学，您的毕业去向“{category}”已审核通过，请在{deadline}前确认'),
  messageEvent('E09', '登记劳动合同', '{name}同学，您于{date}到{unit}报到已满90天，请登记是否已签订劳动合同'),
] as const;

/** Permission codes beyond the standard ones. */
export const employmentButtons: readonly Button[] = [
  { code: 'employ:employment:audit', label: '去向审核', page: '/employ/destination' },
];
