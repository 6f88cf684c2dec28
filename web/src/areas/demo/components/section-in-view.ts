/** Where a section begins, and what of the page is seen, in the same coordinates. */
export interface SectionTop {
  readonly key: string;
  readonly top: number;
}
interface Seen {
  readonly top: number;
  readonly bottom: number;
  /** How far the page can still be scrolled down. */
  readonly rest: number;
}
/** A section counts once its heading has come so far up the window. */
const readingShare = 0.3;

/**
 * The section that is being read: the last one that begins above the reading line. Near the end of the page the line
 * goes down with what is left to scroll, so that the last sections, which cannot come to the top, have their turn.
 */
export function sectionInView(sections: readonly SectionTop[], { top, bottom, rest }: Seen): string | undefined {
  const height = bottom - top;
  const low = height * (1 - readingShare);
  const line = top + height * readingShare + Math.max(0, low - rest);
  return (sections.findLast((section) => section.top <= line) ?? sections[0])?.key;
}
