import { digitsAt, formatDecimal, parseDecimal } from './decimal.ts';

type Nth = (n: number) => unknown;
const dayMs = 86_400_000;

/** Difference of neighbours, if constant. */
function constantStep<T extends bigint | number>(values: readonly T[]): T | undefined {
  const steps = values.slice(1).map((value, i) => (value - (values[i] as T)) as T);
  return steps.every((step) => step === steps[0]) ? steps[0] : undefined;
}

function numberSeries(values: readonly unknown[]): Nth | undefined {
  const decimals = values.map(parseDecimal);
  if (!decimals.every((one) => one !== undefined)) return undefined;
  const scale = Math.max(...decimals.map((one) => one.scale));
  const digits = decimals.map((one) => digitsAt(one, scale));
  const step = constantStep(digits);
  const last = digits.at(-1);
  if (step === undefined || last === undefined) return undefined;
  const isText = values.some((value) => typeof value === 'string');
  return (n) => {
    const text = formatDecimal({ digits: last + step * BigInt(n), scale }, isText);
    return isText ? text : Number(text);
  };
}

const dateShape = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;
const two = (part: number): string => String(part).padStart(2, '0');
function parseTime(value: unknown): Date | undefined {
  const match = dateShape.exec(String(value ?? ''));
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
const formatTime = (time: Date, withTime: boolean): string =>
  time
    .toISOString()
    .slice(0, withTime ? 19 : 10)
    .replace('T', ' ');

const getLastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
/** Dates on one day of the month (or its end) continue by months, others by days or time. */
function dateSeries(values: readonly unknown[]): Nth | undefined {
  const times = values.map(parseTime);
  if (!times.every((one) => one !== undefined)) return undefined;
  const last = times.at(-1);
  if (!last) return undefined;
  const withTime = values.some((value) => String(value).length > 10);
  const months = constantStep(times.map((time) => time.getUTCFullYear() * 12 + time.getUTCMonth()));
  const isEnd = times.every((time) => time.getUTCDate() === getLastDay(time.getUTCFullYear(), time.getUTCMonth()));
  const isSameDay = times.every((time) => time.getUTCDate() === last.getUTCDate()) || isEnd;
  const isSameClock = times.every((time) => time.getTime() % dayMs === last.getTime() % dayMs);
  if (months && isSameDay && isSameClock)
    return (n) => {
      const month = last.getUTCFullYear() * 12 + last.getUTCMonth() + months * n;
      const [year, place] = [Math.floor(month / 12), ((month % 12) + 12) % 12];
      const end = getLastDay(year, place);
      const day = isEnd ? end : Math.min(last.getUTCDate(), end);
      return `${year}-${two(place + 1)}-${two(day)}${withTime ? formatTime(last, true).slice(10) : ''}`;
    };
  const step = constantStep(times.map((time) => time.getTime()));
  return step === undefined ? undefined : (n) => formatTime(new Date(last.getTime() + step * n), withTime);
}

/**
 * Next values of a filled range, nearest first: two or more numbers or dates with a constant step continue the series,
 * other values repeat. `isBackward` fills up or to the left, starting at the first value.
 */
export function continueSeries(
  type: string,
  source: readonly unknown[],
  count: number,
  isBackward = false,
): readonly unknown[] {
  const values = isBackward ? source.toReversed() : source;
  const isDate = type === 'date' || type === 'datetime';
  const nth =
    values.length < 2
      ? undefined
      : isDate
        ? dateSeries(values)
        : type === 'inputNumber'
          ? numberSeries(values)
          : undefined;
  return Array.from({ length: count }, (_, i) => (nth ? nth(i + 1) : values[i % values.length]));
}
