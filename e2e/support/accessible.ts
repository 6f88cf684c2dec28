import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Accepted violations by rule, with place and reason. */
const known: Readonly<Record<string, { readonly where: RegExp; readonly reason: string }>> = {
  'aria-required-children': {
    where: /class="ant-tabs-nav"/,
    reason: 'antd puts the button that lists the tabs which have no room into the tab list itself',
  },
};

/** Fails on every critical or serious violation that is not accepted. */
export async function expectAccessible(page: Page): Promise<void> {
  // Disabled controls need no contrast (WCAG 1.4.3), but axe takes the selected entries within them for plain text.
  const { violations } = await new AxeBuilder({ page }).exclude('.ant-select-disabled').analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'critical' || impact === 'serious')
    .flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ html }) => !known[id]?.where.test(html))
        .map(({ html, target }) => `${id} (${help}): ${target.join(' ')} ${html.slice(0, 160)}`),
    );
  expect(grave, 'critical and serious findings of axe').toEqual([]);
}
