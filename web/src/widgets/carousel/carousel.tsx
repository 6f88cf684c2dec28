import { text } from '@campus/contract/messages';
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../theme/use-media.ts';
import './carousel.css';

export interface CarouselSlide {
  readonly key: string;
  /** Accessible name of the slide. */
  readonly label: string;
  readonly picture: ReactNode;
  readonly caption?: ReactNode;
  /** Without it the slide is not clickable. */
  readonly onOpen?: (() => void) | undefined;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
}

const turnMs = 4_000;
const swipePx = 40;

/** Slides that advance by themselves, except while hovered or focused and under reduced motion. */
export function Carousel({ label, slides }: CarouselProps) {
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const count = slides.length;
  const index = at % Math.max(count, 1);
  const turn = (by: number) => setAt((index + by + count) % count);
  const swipe = useSwipe(turn);
  const turns = count > 1 && !isHeld && !isStill;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), turnMs);
    return () => clearInterval(timer);
  }, [turns, count]);

  const slide = slides[index];
  return (
    <section
      className="carousel"
      aria-label={label}
      data-widget="carousel"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe}
    >
      {slide && <Slide key={slide.key} slide={slide} />}
      {count > 1 && (
        <div className="carousel-dots">
          {slides.map(({ key }, i) => (
            <button
              key={key}
              type="button"
              aria-label={text.entry.slideAt(i + 1)}
              aria-current={i === index}
              onClick={() => setAt(i)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Slide({ slide: { label, picture, caption, onOpen } }: { slide: CarouselSlide }) {
  const content = (
    <>
      {picture}
      {caption && <span className="carousel-caption">{caption}</span>}
    </>
  );
  return onOpen ? (
    <button type="button" className="carousel-slide" aria-label={label} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <div className="carousel-slide">{content}</div>
  );
}

/** A horizontal swipe shows the next or previous slide. */
function useSwipe(turn: (by: -1 | 1) => void) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches[0]?.clientX;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
      if (start.current !== undefined && Math.abs(way) > swipePx) turn(way < 0 ? 1 : -1);
      start.current = undefined;
    },
  };
}
