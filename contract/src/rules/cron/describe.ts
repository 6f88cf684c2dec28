import { type CronField, type CronRule, type CronTexts, cronBounds } from './fields.ts';
import { cronRules } from './parse.ts';

type Rules = Readonly<Record<CronField, CronRule>>;
const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
/** Maximum number of times per day that are listed individually. */
const maxTimes = 8;

const two = (n: number): string => String(n).padStart(2, '0');
const joinNumbers = (numbers: readonly number[], unit: string): string => numbers.map((n) => `${n}${unit}`).join('、');
const isEvery = (rule: CronRule): boolean => rule.kind === 'every' || rule.kind === 'unset';
const isOnly = (rule: CronRule, n: number): boolean =>
  rule.kind === 'numbers' && rule.numbers.length === 1 && rule.numbers[0] === n;
const getNumbers = (rule: CronRule): readonly number[] => (rule.kind === 'numbers' ? rule.numbers : []);

/** The step of a loop that divides its whole field evenly. */
function evenStep(field: CronField, rule: CronRule): number | undefined {
  if (rule.kind !== 'numbers' || rule.written.as !== 'loop') return undefined;
  const [min, max] = cronBounds[field];
  const { from, step } = rule.written;
  return from === min && (max - min + 1) % step === 0 && step > 1 ? step : undefined;
}

/** Describes numbers of a field: as a range (`9时至18时`) or a list. */
function describeNumbers(rule: CronRule, unit: string): string {
  if (rule.kind !== 'numbers') return '';
  const { written, numbers } = rule;
  const [first, second] = numbers;
  const isPlain = written.as === 'range' && numbers.length === written.to - written.from + 1 && second !== undefined;
  if (isPlain) return `${first}${unit}至${numbers.at(-1)}${unit}`;
  return joinNumbers(numbers, unit);
}

/** Describes the seconds of each minute; empty for second 0. */
function secondPart(rule: CronRule): string {
  if (isEvery(rule)) return '每秒';
  if (isOnly(rule, 0)) return '';
  const step = evenStep('second', rule);
  return step ? `每${step}秒` : `第${describeNumbers(rule, '秒')}`;
}
/** Describes the minutes and seconds within an hour. */
function minutePart({ minute, second }: Rules): string {
  const seconds = secondPart(second);
  if (isEvery(minute)) return seconds.startsWith('每') ? seconds : `每分钟${seconds && `的${seconds}`}`;
  const step = evenStep('minute', minute);
  const minutes = step ? `每${step}分钟` : isOnly(minute, 0) ? '整点' : `第${describeNumbers(minute, '分')}`;
  return seconds ? `${minutes}的${seconds}` : minutes;
}

/** The times of a day, if few enough to list them. */
function clockTimes({ hour, minute, second }: Rules): readonly string[] | undefined {
  const [hours, minutes, seconds] = [getNumbers(hour), getNumbers(minute), getNumbers(second)];
  const count = hours.length * minutes.length * seconds.length;
  if (count === 0 || count > maxTimes) return undefined;
  const isShort = isOnly(second, 0);
  return hours.flatMap((h) =>
    minutes.flatMap((m) => seconds.map((s) => `${two(h)}:${two(m)}${isShort ? '' : `:${two(s)}`}`)),
  );
}

function weekPart(rule: CronRule): string {
  if (rule.kind === 'lastWeekday') return `最后一个周${weekdays[rule.n]}`;
  if (rule.kind === 'nthWeekday') return `第${rule.n}个周${weekdays[rule.weekday]}`;
  const numbers = getNumbers(rule);
  const isRange = rule.kind === 'numbers' && rule.written.as === 'range' && numbers.length > 2;
  if (isRange) return `周${weekdays[numbers[0] as number]}至周${weekdays[numbers.at(-1) as number]}`;
  // Chinese weeks start on Monday.
  return [...numbers]
    .sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((n) => `周${weekdays[n]}`)
    .join('、');
}
function dayPart(rule: CronRule): string {
  switch (rule.kind) {
    case 'lastDay':
      return '最后一天';
    case 'lastWorkday':
      return '最后一个工作日';
    case 'beforeEnd':
      return `最后一天的前${rule.n}天`;
    case 'nearWorkday':
      return `离${rule.n}日最近的工作日`;
    default:
      return describeNumbers(rule, '日');
  }
}
/** Describes the days; empty for every day. */
function datePart({ day, week, month, year }: Rules): string {
  const years = isEvery(year) ? '' : describeNumbers(year, '年');
  // All seven weekdays mean every day.
  const isWeekly = !isEvery(week) && getNumbers(week).length < 7;
  const days = isWeekly ? weekPart(week) : isEvery(day) ? '' : dayPart(day);
  if (isEvery(month)) {
    const often = week.kind === 'numbers' ? '每' : '每月';
    return days ? `${years}${often}${days}` : years && `${years}每天`;
  }
  const months = evenStep('month', month)
    ? `每${evenStep('month', month)}个月（${describeNumbers(month, '月')}）`
    : describeNumbers(month, '月');
  const each = years || '每年';
  if (!days) return `${each}${months}每天`;
  return week.kind === 'numbers'
    ? `${each}${months}的每${days}`
    : `${each}${months}${getNumbers(month).length > 1 ? '的' : ''}${days}`;
}

/** A schedule in Chinese, such as `每周一至周五09:00`. */
export function describeCron(texts: CronTexts): string {
  const rules = cronRules(texts);
  const date = datePart(rules);
  const times = clockTimes(rules);
  if (times) return `${date || '每天'}${times.join('、')}`;
  const often = minutePart(rules);
  if (isEvery(rules.hour))
    return `${date}${date && '，'}${often === '整点' || often.startsWith('第') ? `每小时${often === '整点' ? '' : '的'}${often}` : often}`;
  const step = evenStep('hour', rules.hour);
  const hours = step ? `每${step}小时` : describeNumbers(rules.hour, '时');
  const link = often.startsWith('每') ? '，' : '的';
  return `${date || (step ? '' : '每天')}${hours}${link}${often}`;
}
