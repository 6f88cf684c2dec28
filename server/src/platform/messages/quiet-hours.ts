import { chinaTime, fromChinaTime } from '@campus/contract/kit';

const opens = '08:00:00';
const closes = '22:00:00';
const dayMs = 24 * 3600_000;

/** When an SMS ready at `at` can be sent: at once by day, from 22:00 on at 08:00 the next morning. */
export function afterQuietHours(at: Date): Date {
  const local = chinaTime(at);
  const [day, time] = [local.slice(0, 10), local.slice(11)];
  if (time >= opens && time < closes) return at;
  const morning = fromChinaTime(`${day} ${opens}`);
  return time < opens ? morning : new Date(morning.getTime() + dayMs);
}
