import { create } from 'zustand';

/** Something the user may do from anywhere in the console. */
export interface UserAction {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

/** What the menu under the user's name offers, for the quick find too. */
export const useUserActions = create<{ readonly actions: readonly UserAction[] }>()(() => ({ actions: [] }));
