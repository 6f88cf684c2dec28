import { expect, test } from 'vitest';
import { contrast } from '../../../src/theme/contrast.ts';
import { neutrals } from '../../../src/theme/palette.ts';
import { type ChartLook, getShade } from '../../../src/widgets/chart/chart-look.ts';

test.each(['light', 'dark'] as const)('writes readably on every shade of a number (%s)', (mode) => {
  const { text, secondary, tertiary, split, surface } = neutrals[mode];
  for (const first of ['#1890FF', '#0A6BDB', '#F5222D', '#52C41A', '#722ED1']) {
    const look = { first, second: first, series: [], text, secondary, tertiary, split, surface, font: '' } as ChartLook;
    for (let share = 0.01; share <= 1; share += 0.01) {
      const { background, color } = getShade(look, share);
      expect(contrast(color, background), `${first} ${share.toFixed(2)}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
