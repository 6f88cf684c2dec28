import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** What a page may change of the frame around it. The shell provides it to every pane. */
export interface PageFrame {
  /** The sentence at the right of the page's title; undefined removes it. */
  setNote(note: ReactNode | undefined): void;
  /** Replaces the menu's title in tab, heading and document. */
  setTitle(title: string): void;
  /** Whether the page holds input that is not saved: it is then asked about before it is closed, and never dropped. */
  setDirty(dirty: boolean): void;
  /** Closes the page's tab. */
  close(): void;
}

/** A page shown on its own (in a test, in print) has no frame; then nothing happens. */
const noFrame: PageFrame = {
  setNote: () => undefined,
  setTitle: () => undefined,
  setDirty: () => undefined,
  close: () => undefined,
};

export const PageFrameContext = createContext<PageFrame>(noFrame);
export const usePageFrame = (): PageFrame => useContext(PageFrameContext);

/** Shows one sentence beside the title that answers "how much is waiting". Pass text or a memoised node. */
export function usePageNote(note: ReactNode | undefined): void {
  const { setNote } = usePageFrame();
  useEffect(() => {
    setNote(note);
    return () => setNote(undefined);
  }, [note, setNote]);
}

/** Names the page after what it shows, e.g. a company's name; undefined leaves the menu's title. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = usePageFrame();
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
}

/** Tells the frame whether the page holds unsaved input. */
export function usePageDirty(dirty: boolean): void {
  const { setDirty } = usePageFrame();
  useEffect(() => {
    setDirty(dirty);
  }, [dirty, setDirty]);
}

/** A page that is open in a tab. */
export interface OpenPage {
  readonly path: string;
  readonly fullPath: string;
  readonly title: string;
}
export const OpenPagesContext = createContext<readonly OpenPage[]>([]);
/** The pages open in tabs, in the order in which they were opened. */
export const useOpenPages = (): readonly OpenPage[] => useContext(OpenPagesContext);
