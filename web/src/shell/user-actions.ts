import { create } from 'zustand';

/** An action available anywhere in the console. */
export interface UserAction {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

/** Entries of the user menu, shared with the palette. */
export const useUserActions = create<{ readonly actions: readonly UserAction[] }>()(() => ({ actions: [] }));
