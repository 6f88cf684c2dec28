import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What is known and stays, by rule, with the reason; each names where it occurs. */
const known: Readonly<Record<string, { readonly where: RegExp; readonly reason: string }>> = {
  'aria-required-children': {
    where: /class="ant-tabs-nav"/,
    reason: 'antd puts the button that lists the tabs which have no room into the tab list itself',
  },
};

/** Fails on anything critical or serious that is not known. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoFindings(axe(page));
}

/** Names that antd does not let us translate, with where they occur. */
const untranslated: ReadonlySet<string> = new Set([
  // Buttons at the bar of a splitter, on the page of examples only.
  'Toggle start panel',
  'Toggle end panel',
]);

/** Fails on controls that a library names in English. */
export async function expectChineseNames(page: Page): Promise<void> {
  const names = await page
    .locator(':is(button, a, input, textarea, [role]:not([role="img"]))[aria-label]:not([aria-hidden="true"] *)')
    .evaluateAll((controls) => controls.map((control) => control.ariaLabel ?? ''));
  const isEnglish = (name: string) => /^[A-Z][a-z]+( [A-Za-z]+)*$/.test(name) && !untranslated.has(name);
  expect(names.length, 'named controls').toBeGreaterThan(0);
  expect([...new Set(names)].filter(isEnglish), 'controls with English names').toEqual([]);
}

/** The same for what the colours of a page decide: another theme changes nothing else. */
export function expectAccessibleColours(page: Page): Promise<void> {
  return expectNoFindings(axe(page).withRules(['color-contrast', 'link-in-text-block']));
}

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // Disabled controls need no contrast (WCAG 1.4.3), but axe takes the selected entries within them for plain text.
      .exclude('.ant-select-disabled')
      .options({ resultTypes: ['violations'] })
      // Frames of other origins are not part of these pages; without them the results need no page of their own.
      .setLegacyMode()
  );
}

async function expectNoFindings(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'critical' || impact === 'serious')
    .flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ html }) => !known[id]?.where.test(html))
        .map(({ html, target, any }) =>
          [`${id} (${help}):`, target.join(' '), html.slice(0, 160), any[0]?.message ?? ''].join(' '),
        ),
    );
  expect(grave, 'critical and serious findings of axe').toEqual([]);
}
