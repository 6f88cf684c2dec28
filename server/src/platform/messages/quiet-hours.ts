import { chinaTime, fromChinaTime } from '@campus/contract/kit';

const opens = '08:00:00';
const closes = '22:00:00';
const dayMs = 24 * 3600_000;

/** When an SMS that is ready `at` may go out: at once by day, at 08:00 of the coming morning from 22:00 on. */
export function afterQuietHours(at: Date): Date {
  const local = chinaTime(at);
  const [day, time] = [local.slice(0, 10), local.slice(11)];
  if (time >= opens && time < closes) return at;
  const morning = fromChinaTime(`${day} ${opens}`);
  return time < opens ? morning : new Date(morning.getTime() + dayMs);
}
