import { useMemo } from 'react';
import { mix } from '../../theme/contrast.ts';
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
}

/** Returns the chart options of the current settings. */
export function useChartLook(): ChartLook {
  const mode = useSettings((s) => (s.darkMode ? 'dark' : 'light'));
  const primary = useSettings((s) => s.primaryColour);
  return useMemo(() => {
    const ground = neutrals[mode];
    return {
      first: primary,
      second: mode === 'light' ? '#14A38B' : '#2FB9A2',
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
