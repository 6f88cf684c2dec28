import { componentTexts } from '@campus/contract/demo';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ComponentsDemoPage } from '../../../src/areas/demo/components/components-demo.tsx';

/** Reports that every observed element was out of view and came into it, together: a busy page does. */
class EverythingVisible {
  readonly #onChange: IntersectionObserverCallback;
  constructor(onChange: IntersectionObserverCallback) {
    this.#onChange = onChange;
  }
  observe(target: Element) {
    const seen = [false, true].map((isIntersecting) => ({ target, isIntersecting }) as IntersectionObserverEntry);
    this.#onChange(seen, this as never);
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
