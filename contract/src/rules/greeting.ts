import { text } from '../messages/zh-CN.ts';
import { chinaHour } from './china-time.ts';

/** The greeting for an hour 0-23: before 9, up to 11, up to 13, before 20, later. */
export function greetingAtHour(hour: number): string {
  if (hour < 9) return text.greeting.earlyMorning;
  if (hour <= 11) return text.greeting.morning;
  if (hour <= 13) return text.greeting.noon;
  if (hour < 20) return text.greeting.afternoon;
  return text.greeting.evening;
}

/** The greeting for an instant, in China time. */
export const getGreeting = (now: Date): string => greetingAtHour(chinaHour(now));
