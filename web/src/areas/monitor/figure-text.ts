import { chinaTime } from '@campus/contract/kit';
import { type MonitorFigure, monitorTexts } from '@campus/contract/monitor';

const { spans } = monitorTexts;
const sizes: readonly string[] = monitorTexts.sizes;
/** A number with thousands separators and at most one decimal. */
export const formatNumber = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 1 });

/** A formatted number and its unit. */
interface FigureText {
  readonly digits: string;
  readonly unit: string;
}

/** A size in the largest unit that keeps it at or above 1; `unit` is the unit of `value`, bytes by default. */
export function sizeText(value: number, unit = sizes[0] ?? ''): FigureText {
  let [size, at] = [value, Math.max(0, sizes.indexOf(unit))];
  while (size >= 1024 && at < sizes.length - 1) [size, at] = [size / 1024, at + 1];
  return { digits: formatNumber(size), unit: sizes[at] as string };
}

/** A duration in its two largest units. */
function spanText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), spans.day],
    [Math.floor((seconds % 86_400) / 3600), spans.hour],
    [Math.floor((seconds % 3600) / 60), spans.minute],
    [Math.floor(seconds % 60), spans.second],
  ] as const;
  const first = parts.findIndex(([n]) => n > 0);
  return parts
    .slice(first === -1 ? -1 : first, first === -1 ? undefined : first + 2)
    .filter(([n], i) => n > 0 || i === 0)
    .map(([n, unit]) => `${n}${unit}`)
    .join('');
}

/** Formats a figure: start times as date and time, durations and sizes in their largest units. */
export function figureText({ key, value, unit }: Pick<MonitorFigure, 'key' | 'value' | 'unit'>): FigureText {
  if (value === null) return { digits: '—', unit: '' };
  if (typeof value === 'string') return { digits: value, unit };
  if (key === 'process.start.time') return { digits: chinaTime(new Date(value * 1000)), unit: '' };
  if (key === 'process.uptime') return { digits: spanText(value), unit: '' };
  return sizes.includes(unit) ? sizeText(value, unit) : { digits: formatNumber(value), unit };
}
