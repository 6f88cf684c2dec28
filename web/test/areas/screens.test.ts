import { menuPages } from '@campus/contract';
import { expect, it } from 'vitest';
import { getScreen } from '../../src/areas/screens.ts';
import { frameScreens } from '../../src/shell/frame-screens.ts';

const components = [...new Set(menuPages.map(({ component }) => component))];

it.each(components)('%s has a screen', async (component) => {
  const load = frameScreens[component] ?? getScreen(component);
  expect(await load()).toBeTypeOf('function');
});

it('fails for a component that neither an area nor an entity knows', async () => {
  await expect(getScreen('nowhere/Nothing')()).rejects.toThrow();
});
