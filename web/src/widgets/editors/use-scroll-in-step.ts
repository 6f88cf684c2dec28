import type { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { lineAttribute } from '../safe-html.tsx';
import { interpolate, type Pair, reachablePairs, reversePairs } from './scroll-pairs.ts';

/** Events that show which view the user is reading. */
const activityEvents = ['pointerenter', 'wheel', 'touchstart', 'keydown', 'focusin'] as const;
const maxScroll = ({ scrollHeight, clientHeight }: HTMLElement): number => Math.max(0, scrollHeight - clientHeight);

/** Offsets of the text's blocks in editor and preview. */
function getPairs(view: EditorView, preview: HTMLElement): Pair[] {
  const { doc } = view.state;
  const top = preview.getBoundingClientRect().top - preview.scrollTop;
  const pairs = [...preview.querySelectorAll<HTMLElement>(`[${lineAttribute}]`)].flatMap((block): Pair[] => {
    const line = Number(block.getAttribute(lineAttribute));
    if (!(line >= 1 && line <= doc.lines)) return [];
    const from = view.lineBlockAt(doc.line(line).from).top + view.documentPadding.top;
    return [[from, block.getBoundingClientRect().top - top]];
  });
  return reachablePairs(pairs, [maxScroll(view.scrollDOM), maxScroll(preview)]);
}

/** Synchronises the scroll positions of text and preview: the view that is not being read follows. */
export function useScrollInStep(
  view: EditorView | undefined,
  preview: RefObject<HTMLElement | null>,
  isSplit: boolean,
  shown: string,
): void {
  const read = useRef<'text' | 'preview'>('text');
  const follow = useEffectEvent(() => {
    if (!view || !preview.current || !isSplit) return;
    const pairs = getPairs(view, preview.current);
    if (read.current === 'text') preview.current.scrollTop = interpolate(pairs, view.scrollDOM.scrollTop);
    else view.scrollDOM.scrollTop = interpolate(reversePairs(pairs), preview.current.scrollTop);
  });
  useEffect(() => {
    const other = preview.current;
    if (!view || !other || !isSplit) return;
    const end = new AbortController();
    for (const [side, box] of [
      ['text', view.scrollDOM],
      ['preview', other],
    ] as const) {
      for (const way of activityEvents)
        box.addEventListener(way, () => (read.current = side), { signal: end.signal, passive: true });
      box.addEventListener('scroll', () => side === read.current && follow(), { signal: end.signal, passive: true });
    }
    return () => end.abort();
  }, [view, preview, isSplit]);
  // Typing changes the height of the preview.
  // Runs after each render of the preview.
  useEffect(() => follow(), [shown]);
}
