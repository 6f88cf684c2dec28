/** Top of a section, in the coordinates of the visible range. */
export interface SectionTop {
  readonly key: string;
  readonly top: number;
}
interface Seen {
  readonly top: number;
  readonly bottom: number;
  /** Remaining scroll distance to the bottom. */
  readonly rest: number;
}
/** A section is in view once its heading is above this share of the window. */
const readingShare = 0.3;

/**
 * The last section that starts above the reading line. Near the end of the page the line moves down with the remaining
 * distance, because the last sections cannot scroll to the top.
 */
export function sectionInView(sections: readonly SectionTop[], { top, bottom, rest }: Seen): string | undefined {
  const height = bottom - top;
  const low = height * (1 - readingShare);
  const line = top + height * readingShare + Math.max(0, low - rest);
  return (sections.findLast((section) => section.top <= line) ?? sections[0])?.key;
}
