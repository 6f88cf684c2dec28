import { createContext, type RefObject } from 'react';

/** Receives the function that inserts markup at the cursor of the rich text editor below the context. */
export const EditorInsertContext = createContext<RefObject<((html: string) => void) | undefined> | undefined>(
  undefined,
);
