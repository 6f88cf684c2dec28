/** The clock of servers whose tests plan something for the next minutes. */
import { chinaTime } from '@campus/contract/kit';

const minuteMs = 60_000;
const minutesOfDay = (): number => {
  const [hours = 0, minutes = 0] = chinaTime(new Date()).slice(11, 16).split(':').map(Number);
  return hours * 60 + minutes;
};
/** Fairs and sessions end on the day they begin: in its last hour the server runs ahead, on the next day. */
const aheadMs = minutesOfDay() >= 23 * 60 ? 75 * minuteMs : 0;

const settings = {
  CLOCK_AHEAD_MS: String(aheadMs),
  NODE_OPTIONS: `--import=${new URL('./clock-ahead.ts', import.meta.url)}`,
};
/** For `test.use`: a server with this clock; the common one of a worker when it has the time of day. */
export const clockOptions: { readonly settings?: NodeJS.ProcessEnv } = aheadMs === 0 ? {} : { settings };

/** The time of the server in so many minutes. */
export const inMinutes = (minutes: number): string => chinaTime(new Date(Date.now() + aheadMs + minutes * minuteMs));
