import { componentTexts } from '@campus/contract/demo';
import { Select } from 'antd';
import { memo, useEffect, useRef, useState } from 'react';
import { useIsMobile } from '../../../theme/use-media.ts';
import './components-demo.css';
import { type DemoSection, demoSections } from './sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

const anchor = (key: string): string => `demo-section-${key}`;
/** What ends the way to a section: the reader goes somewhere himself. */
const ownWays = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
const settledMs = 4_000;

/** Goes to a section and stays there while those above it are fetched and grow; `onLeft` when the reader goes on himself. */
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
  /** The section that was asked for: near the end of the page it may not be the one that scrolling suggests. */
  const asked = useRef<string>(undefined);
  const open = (key: string) => {
    setCurrent(key);
    asked.current = key;
    goTo(key, () => {
      if (asked.current === key) asked.current = undefined;
    });
  };
  useSectionInView(list, (key) => {
    if (asked.current === undefined) setCurrent(key);
  });
  // The entry of the current section, in a list that may be longer than the window.
  const entries = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the section that is read
  useEffect(() => {
    entries.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
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

/** A section is rendered once it comes near the window, and not again when the current section changes. */
const Section = memo(function Section({ section }: { section: DemoSection }) {
  const { key, title, Shown } = section;
  const box = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const near = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '400px' });
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
