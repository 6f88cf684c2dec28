import { wordLevels } from '@campus/contract/post';
import { type RefObject, useEffect } from 'react';
import { type MarkedWord, wordRanges } from './word-ranges.ts';
import './word-marks.css';

export interface LevelledWord extends MarkedWord {
  readonly level: number;
}

const names = { [wordLevels.forbidden]: 'post-word-forbidden', [wordLevels.hint]: 'post-word-hint' } as const;

/** The page's highlight of a level; undefined without browser support. */
function getHighlight(level: number): Highlight | undefined {
  const name = names[level as keyof typeof names];
  if (typeof Highlight === 'undefined' || name === undefined) return undefined;
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}

/**
 * Underlines words inside an element, also while an editor changes it: the CSS Custom Highlight API leaves the document
 * and its undo history unchanged.
 */
export function useWordMarks(root: RefObject<HTMLElement | null>, words: readonly LevelledWord[]): void {
  useEffect(() => {
    const element = root.current;
    if (!element || words.length === 0) return;
    let painted: [Highlight, Range][] = [];
    const clear = () => {
      for (const [marks, range] of painted) marks.delete(range);
      painted = [];
    };
    const paint = () => {
      clear();
      const text = element.querySelector('.ProseMirror') ?? element;
      for (const level of Object.values(wordLevels)) {
        const marks = getHighlight(level);
        if (!marks) return;
        const ranges = wordRanges(
          text,
          words.filter((word) => word.level === level),
        );
        for (const range of ranges) {
          marks.add(range);
          painted.push([marks, range]);
        }
      }
    };
    paint();
    const observer = new MutationObserver(paint);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      clear();
    };
  }, [root, words]);
}
