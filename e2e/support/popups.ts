/** Pop-ups of any kind: opened where a control has the least room, and measured. */
import { text } from '@campus/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './settle.ts';

/** Where a control may be in the window. */
export const edges = {
  'lower right corner': { right: '4px', bottom: '4px' },
  'left edge': { left: '4px', top: '50%' },
  middle: { left: '35%', top: '45%' },
} as const;

const kinds = {
  select: '.ant-select-dropdown:not(.ant-tree-select-dropdown, .ant-cascader-dropdown)',
  'tree select': '.ant-tree-select-dropdown',
  cascader: '.ant-cascader-dropdown',
  date: '.ant-picker-dropdown:not(.ant-picker-dropdown-range)',
  'date range': '.ant-picker-dropdown-range',
  menu: '.ant-dropdown',
  panel: '.ant-popover',
} as const;
export type PopupKind = keyof typeof kinds;

interface Popup {
  readonly kind: PopupKind;
  /** Pixels outside of the window, by side; empty when the pop-up is inside. */
  readonly outside: Readonly<Record<string, number>>;
}

const openers = [
  '.ant-select:not(.ant-select-disabled, .picker-field *)',
  '.ant-picker:not(.ant-picker-disabled)',
  ':is(.ant-dropdown-trigger, [aria-haspopup="menu"]):not(:disabled, td *)',
  `button[title="${text.list.columns.title}"]`,
].join(', ');

/** The visible controls of a part of the page that open a pop-up: one of those that look the same. */
export async function openersIn(part: Locator): Promise<Locator[]> {
  const all = part.locator(openers).filter({ visible: true });
  await expect(all.first()).toBeVisible();
  await expect(part.locator('.ant-skeleton, .ant-spin-spinning').filter({ visible: true })).toHaveCount(0);
  await settle(part.page());
  const looks = await all.evaluateAll((elements) => elements.map((one) => one.className + one.ariaHasPopup));
  return looks.flatMap((look, at) => (looks.indexOf(look) === at ? all.nth(at) : []));
}

/** The pop-ups on the screen, with all that is visible of their content. */
const measurePopups = (page: Page): Promise<Popup[]> =>
  page.evaluate((selectors) => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().left > -window.innerWidth;
    const bounds = (element: Element): DOMRect[] => {
      const clips = getComputedStyle(element).overflowX !== 'visible';
      const inner = clips ? [] : [...element.children].filter(isShown).flatMap(bounds);
      return [element.getBoundingClientRect(), ...inner].filter(({ width, height }) => width > 1 && height > 1);
    };
    return Object.entries(selectors).flatMap(([kind, selector]) =>
      [...document.querySelectorAll(selector)].filter(isShown).map((element) => {
        const boxes = bounds(element);
        const over = {
          left: -Math.min(...boxes.map(({ left }) => left)),
          top: -Math.min(...boxes.map(({ top }) => top)),
          right: Math.max(...boxes.map(({ right }) => right)) - document.documentElement.clientWidth,
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - window.innerHeight,
        };
        const outside = Object.fromEntries(Object.entries(over).filter(([, pixels]) => pixels > 1));
        return { kind: kind as keyof typeof selectors, outside };
      }),
    );
  }, kinds);

/** Moves a control to an edge of the window for as long as `run` takes. */
export async function atEdge(control: Locator, edge: keyof typeof edges, run: () => Promise<void>): Promise<void> {
  const before = (await control.getAttribute('style')) ?? '';
  await control.evaluate((element: HTMLElement, place) => {
    element.style.cssText += ';position:fixed;z-index:1200;width:max-content;max-width:100px;margin:0';
    Object.assign(element.style, place);
  }, edges[edge]);
  await run();
  await control.evaluate((element, style) => element.setAttribute('style', style), before);
}

/** Opens the pop-up of a control, checks that it is inside the window, closes it and returns its kind. */
export async function expectInWindow(page: Page, control: Locator, where: string): Promise<PopupKind> {
  const open = () => measurePopups(page);
  const before = (await open()).length;
  await control.click();
  await expect.poll(async () => (await open()).length, `${where}: opens`).toBeGreaterThan(before);
  await expect(async () => expect((await open()).filter(hasLeft), where).toEqual([])).toPass();
  const kind = (await open())[0]?.kind;
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await open()).length, `${where}: closes`).toBe(0);
  return kind as PopupKind;
}

const hasLeft = ({ outside }: Popup): boolean => Object.keys(outside).length > 0;
