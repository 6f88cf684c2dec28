import type { Operator } from '../kit/filter.ts';

type Phrase = (value: string) => string;
const plain: Readonly<Record<Operator, Phrase>> = {
  eq: (value) => `等于${value}`,
  ne: (value) => `不等于${value}`,
  like: (value) => `包含${value}`,
  left_like: (value) => `以${value}结尾`,
  right_like: (value) => `以${value}开头`,
  not_left_like: (value) => `不以${value}结尾`,
  not_right_like: (value) => `不以${value}开头`,
  in: (value) => `为${value}之一`,
  sounds_like: (value) => `读音近似${value}`,
  member: (value) => `含有${value}`,
  under: (value) => `属于${value}`,
  gt: (value) => `大于${value}`,
  ge: (value) => `不小于${value}`,
  lt: (value) => `小于${value}`,
  le: (value) => `不大于${value}`,
  week_hour: (value) => `在${value}`,
  empty: () => '为空',
  filled: () => '不为空',
};
const time = {
  gt: (value: string) => `晚于${value}`,
  ge: (value: string) => `不早于${value}`,
  lt: (value: string) => `早于${value}`,
  le: (value: string) => `不晚于${value}`,
} as const;

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
/** An hour of the week in Chinese: `1-09` is 周一 09:00. */
export const weekHourText = (key: string): string =>
  `${weekdays[Number(key.slice(0, 1)) - 1] ?? ''} ${key.slice(2)}:00`;

/** Filter conditions in Chinese. */
export const filterTexts = {
  and: '，且',
  or: '，或',
  operators: { plain, time },
  between: (from: string, to: string) => `介于${from}和${to}之间`,
  relative: (range: string) => `为${range}`,
  /** Variables for the caller in data rules. */
  variables: {
    sys_user_code: '当前用户账号',
    sys_user_name: '当前用户姓名',
    sys_user_id: '当前用户ID',
    sys_org_code: '当前部门编码',
    sys_org_id: '当前部门ID',
    sys_multi_org_code: '当前用户的全部部门编码',
    sys_role_code: '当前用户的全部角色编码',
    sys_date: '当天日期',
    sys_time: '当前时间',
    tenant_id: '当前租户ID',
    company_id: '当前用户所属企业ID',
    bpm_status: '流程状态1',
  },
  unknownVariable: '未知变量',
} as const;
