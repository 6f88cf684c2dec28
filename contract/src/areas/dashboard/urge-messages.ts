import { messageEvent } from '../../kit/index.ts';

/** Reminders of the manager's dashboard; students and colleges get those of destinations. */
export const urgeEvents = [
  messageEvent('D32', '投递催办', '贵单位有{n}份投递等待处理，最早的已等待{days}天，请及时处理', {
    link: '/resume/delivery?waitFor=1',
  }),
] as const;
