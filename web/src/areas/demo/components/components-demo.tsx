import { componentTexts } from '@campus/contract/demo';
import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useIsMobile } from '../../../theme/use-media.ts';
import './components-demo.css';
import { type DemoSection, demoSections } from './sections.ts';

const anchor = (key: string): string => `demo-section-${key}`;
/** What ends the way to a section: the reader goes somewhere himself. */
const ownWays = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
const settledMs = 4_000;

/** Goes to a section and stays there while those above it are fetched and grow. */
function goTo(key: string): void {
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
  for (const way of ownWays) window.addEventListener(way, () => stay.abort(), { signal: stay.signal });
}

/** 组件示例: every widget with live data, in each of its states. */
export function ComponentsDemoPage() {
  const [current, setCurrent] = useState(demoSections[0]?.key ?? '');
  const isMobile = useIsMobile();
  const open = (key: string) => {
    setCurrent(key);
    goTo(key);
  };
  return (
    <div className="components-demo">
      {isMobile ? (
        <Select
          className="demo-contents"
          aria-label={componentTexts.contents}
          value={current}
          options={demoSections.map(({ key, title }) => ({ value: key, label: title }))}
          onChange={open}
        />
      ) : (
        <nav className="surface demo-contents" aria-label={componentTexts.contents}>
          {demoSections.map(({ key, title }) => (
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
      <div className="demo-sections">
        {demoSections.map((section) => (
          <Section key={section.key} section={section} onReached={setCurrent} />
        ))}
      </div>
    </div>
  );
}

/** A section is drawn when it comes near the window, and is the current one while it passes the upper third. */
function Section({ section, onReached }: { section: DemoSection; onReached: (key: string) => void }) {
  const { key, title, Shown } = section;
  const box = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const near = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '400px' });
    const reached = new IntersectionObserver(([seen]) => seen?.isIntersecting && onReached(key), {
      rootMargin: '-20% 0px -70%',
    });
    near.observe(box.current);
    reached.observe(box.current);
    return () => {
      near.disconnect();
      reached.disconnect();
    };
  }, [key, onReached]);
  return (
    <section ref={box} className="surface demo-section" aria-labelledby={anchor(key)}>
      <h2 id={anchor(key)} tabIndex={-1}>
        {title}
      </h2>
      {isNear ? <Shown /> : <div className="demo-waiting" />}
    </section>
  );
}
