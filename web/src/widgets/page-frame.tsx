import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';

/** What a page can change in the surrounding frame. The shell provides it to each page. */
export interface PageFrame {
  /** Text at the right of the page title; undefined removes it. */
  setNote(note: ReactNode | undefined): void;
  /** The name of what the page shows, for the document and to tell tabs of one kind apart. */
  setTitle(title: string): void;
  /**
   * Whether a part of the page has unsaved input. While any part has some, closing the page asks first, and the page is
   * never evicted.
   */
  setDirty(part: string, isDirty: boolean): void;
  /** Closes the page's tab. */
  close(): void;
}

/** Default for pages without a frame (tests, print). */
const noFrame: PageFrame = {
  setNote: () => undefined,
  setTitle: () => undefined,
  setDirty: () => undefined,
  close: () => undefined,
};

export const PageFrameContext = createContext<PageFrame>(noFrame);
export const usePageFrame = (): PageFrame => useContext(PageFrameContext);

/**
 * Shows a summary next to the page title, such as the number of open tasks. Pass text or a memoised node. Figures that the
 * note reads belong in a component of its own: they come after the rows, and would render the page again.
 */
export function usePageNote(note: ReactNode | undefined): void {
  const { setNote } = usePageFrame();
  useEffect(() => {
    setNote(note);
    return () => setNote(undefined);
  }, [note, setNote]);
}

/**
 * Names the page after what it shows, e.g. a company; undefined leaves the menu's title. The breadcrumb goes on saying
 * what kind of page it is: the page's own head shows the name.
 */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = usePageFrame();
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
}

/** Reports unsaved input of the calling component to the frame, until it is unmounted. */
export function usePageDirty(isDirty: boolean): void {
  const { setDirty } = usePageFrame();
  const part = useId();
  useEffect(() => {
    setDirty(part, isDirty);
    return () => setDirty(part, false);
  }, [part, isDirty, setDirty]);
}

/** A `setDirty` that reports whether any part has unsaved input. */
export function createDirtyParts(report: (isDirty: boolean) => void): PageFrame['setDirty'] {
  const dirty = new Set<string>();
  return (part, isDirty) => {
    if (isDirty) dirty.add(part);
    else dirty.delete(part);
    report(dirty.size > 0);
  };
}

/** A page open in a tab. */
export interface OpenPage {
  readonly path: string;
  readonly fullPath: string;
  readonly title: string;
  readonly ownTitle?: string | undefined;
}
export const OpenPagesContext = createContext<readonly OpenPage[]>([]);
/** Pages open in tabs, in opening order. */
export const useOpenPages = (): readonly OpenPage[] => useContext(OpenPagesContext);
