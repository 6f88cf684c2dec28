import { componentTexts } from '@campus/contract/demo';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ComponentsDemoPage } from '../../../src/areas/demo/components/components-demo.tsx';

/** Reports every observed element as visible at once. */
class EverythingVisible {
  readonly #onChange: IntersectionObserverCallback;
  constructor(onChange: IntersectionObserverCallback) {
    this.#onChange = onChange;
  }
  observe(target: Element) {
    this.#onChange([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {
    return undefined;
  }
}

test('does not rerender the sections when the current one changes', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingVisible);
  Element.prototype.scrollIntoView ??= () => undefined;
  let renders = 0;
  const Shown = () => {
    renders++;
    return null;
  };
  render(<ComponentsDemoPage sections={['first', 'second'].map((key) => ({ key, title: key, Shown }))} />);
  expect(screen.getByRole('navigation', { name: componentTexts.contents })).toBeTruthy();
  expect(renders).toBeGreaterThanOrEqual(2);
  const before = renders;
  await userEvent.click(screen.getByRole('button', { name: 'second' }));
  expect(screen.getByRole('button', { name: 'second' }).getAttribute('aria-current')).toBe('true');
  expect(renders).toBe(before);
  vi.unstubAllGlobals();
});
