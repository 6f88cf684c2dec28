import { useMemo } from 'react';
import { contrast, mix } from '../../theme/contrast.ts';
import { fontFamily, neutrals } from '../../theme/palette.ts';
import { useSettings } from '../../theme/settings.ts';

/** Colours and shared options of all charts, from the current theme tokens. */
export interface ChartLook {
  readonly first: string;
  readonly second: string;
  readonly text: string;
  readonly secondary: string;
  readonly tertiary: string;
  readonly split: string;
  readonly surface: string;
  readonly font: string;
  /** Colours of series that have no order. */
  readonly series: readonly string[];
}
const moreSeries = {
  light: ['#C96F00', '#7A5AE0', '#D03F7C', '#7E9420', '#2E8FB8'],
  dark: ['#E09A45', '#9B83F0', '#E675A6', '#A9C04A', '#6CC6E8'],
} as const;

/** Returns the chart options of the current settings. */
export function useChartLook(): ChartLook {
  const mode = useSettings((s) => (s.darkMode ? 'dark' : 'light'));
  const primary = useSettings((s) => s.primaryColour);
  return useMemo(() => {
    const ground = neutrals[mode];
    const second = mode === 'light' ? '#14A38B' : '#2FB9A2';
    return {
      first: primary,
      second,
      series: [primary, second, ...moreSeries[mode]],
      text: ground.text,
      secondary: ground.secondary,
      tertiary: ground.tertiary,
      split: ground.split,
      surface: ground.surface,
      font: fontFamily,
    };
  }, [mode, primary]);
}

/** `count` shades of one colour, from full to pale, for ordered parts of a whole. */
export const shades = ({ first, surface }: ChartLook, count: number): string[] =>
  Array.from({ length: count }, (_, i) => mix(first, surface, Math.max(0.3, 1 - i * 0.18)));

/** A filled area and the text on it. */
export interface Shade {
  readonly background: string;
  readonly color: string;
}
const [ink, paper, black] = [neutrals.light.text, '#FFFFFF', '#000000'];
const leastContrast = 4.5;
/** On middle tones neither ink nor paper is readable, but black is. */
const readableOn = (background: string): Shade => {
  const better = contrast(ink, background) >= contrast(paper, background) ? ink : paper;
  return { background, color: contrast(better, background) >= leastContrast ? better : black };
};
/** Colours of `count` series; those beyond the palette, and a remainder at the end, are grey. */
export const seriesColours = (look: ChartLook, count: number, hasRest = false): Shade[] =>
  Array.from({ length: count }, (_, i) =>
    readableOn(hasRest && i === count - 1 ? look.tertiary : (look.series[i] ?? look.tertiary)),
  );
/** The shade of a share (0 to 1) of the largest number. */
export const getShade = ({ first, surface, split, secondary }: ChartLook, share: number): Shade =>
  share <= 0 ? { background: split, color: secondary } : readableOn(mix(first, surface, 0.15 + 0.85 * share));
