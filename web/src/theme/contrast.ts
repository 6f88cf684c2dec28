import { generate } from '@ant-design/colors';
import { neutrals } from './palette.ts';

export type Mode = 'light' | 'dark';

/** Minimum contrast of body text (WCAG AA). */
const readableRatio = 4.5;
const channelAt = [1, 3, 5] as const;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelAt.map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Opaque mix of `share` (0 to 1) of `colour` over `ground`; a tint that keeps the hue. */
export function mix(colour: string, ground: string, share: number): string {
  const channels = channelAt.map((at) => {
    const [over, under] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(over * share + under * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** First shade of the brand palette, starting at the brand colour, with readable contrast on `ground`. */
export function readable(primary: string, ground: string, mode: Mode): string {
  const dark = { theme: 'dark', backgroundColor: neutrals.dark.surface } as const;
  const steps = generate(primary, mode === 'dark' ? dark : undefined);
  return steps.slice(5).find((step) => contrast(step, ground) >= readableRatio) ?? steps[9] ?? primary;
}
