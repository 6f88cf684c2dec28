import { componentTexts } from '@campus/contract/demo';
import { Select } from 'antd';
import { memo, useEffect, useRef, useState } from 'react';
import { useIsMobile } from '../../../theme/use-media.ts';
import './components-demo.css';
import { type DemoSection, demoSections } from './sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

const anchor = (key: string): string => `demo-section-${key}`;
/** Events of the user that stop the scrolling to a section. */
const ownWays = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
const settledMs = 4_000;

/** Scrolls to a section and keeps it in place while earlier ones load and grow; `onLeft` when the user scrolls away. */
function goTo(key: string, onLeft: () => void): void {
  const heading = document.getElementById(anchor(key));
  const page = heading?.closest('.demo-sections');
  if (!heading || !page) return;
  heading.focus({ preventScroll: true });
  const align = () => heading.scrollIntoView({ block: 'start' });
  const growth = new ResizeObserver(align);
  growth.observe(page);
  const stay = new AbortController();
  const timer = setTimeout(() => stay.abort(), settledMs);
  stay.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    growth.disconnect();
  });
  const left = new AbortController();
  for (const way of ownWays)
    window.addEventListener(
      way,
      () => {
        left.abort();
        stay.abort();
        onLeft();
      },
      { signal: left.signal },
    );
}

/** 组件示例: every widget with live data, in each of its states. */
export function ComponentsDemoPage({ sections = demoSections }: { sections?: readonly DemoSection[] }) {
  const [current, setCurrent] = useState(sections[0]?.key ?? '');
  const isMobile = useIsMobile();
  const list = useRef<HTMLDivElement>(null);
  /** The selected section: near the end of the page it may differ from the one in view. */
  const requested = useRef<string>(undefined);
  const open = (key: string) => {
    setCurrent(key);
    requested.current = key;
    goTo(key, () => {
      if (requested.current === key) requested.current = undefined;
    });
  };
  useSectionInView(list, (key) => {
    if (requested.current === undefined) setCurrent(key);
  });
  // Keeps the entry of the current section visible in the list.
  const entries = useRef<HTMLElement>(null);
  useEffect(() => {
    entries.current?.querySelector(`[data-entry="${current}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <div className="components-demo">
      {isMobile ? (
        <Select
          className="demo-contents"
          aria-label={componentTexts.contents}
          value={current}
          options={sections.map(({ key, title }) => ({ value: key, label: title }))}
          onChange={open}
        />
      ) : (
        <nav ref={entries} className="surface demo-contents" aria-label={componentTexts.contents}>
          {sections.map(({ key, title }) => (
            <button
              key={key}
              type="button"
              data-entry={key}
              aria-current={key === current ? 'true' : undefined}
              onClick={() => open(key)}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
      <div ref={list} className="demo-sections">
        {sections.map((section) => (
          <Section key={section.key} section={section} />
        ))}
      </div>
    </div>
  );
}

/** Rendered once it comes near the window; memoized against changes of the current section. */
const Section = memo(function Section({ section }: { section: DemoSection }) {
  const { key, title, Shown } = section;
  const box = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    // A busy page reports several changes at once.
    const onChange = (seen: readonly IntersectionObserverEntry[]) =>
      seen.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const near = new IntersectionObserver(onChange, { rootMargin: '400px' });
    near.observe(box.current);
    return () => near.disconnect();
  }, []);
  return (
    <section ref={box} data-key={key} className="surface demo-section" aria-labelledby={anchor(key)}>
      <h2 id={anchor(key)} tabIndex={-1}>
        {title}
      </h2>
      {isNear ? <Shown /> : <div className="demo-waiting" />}
    </section>
  );
});
