import { text } from '@campus/contract/messages';
import { findTab, firstTabs, reduceTabs, type TabsAction, type TabsState } from '@campus/contract/rules';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { create } from 'zustand';
import { useSession } from '../request/session-store.ts';
import { tell } from '../request/tell.ts';
import { useSettings } from '../theme/settings.ts';
import { loadTabs, saveTabs } from './stored-tabs.ts';

/** Tabs of this browser tab; the rules are in the contract's reducer. Pages are mounted when first opened. */
export const useTabs = create<TabsState>()(() => {
  const { multipage } = useSettings.getState();
  return { tabs: multipage ? loadTabs() : firstTabs.tabs, active: '', panes: [], multipage };
});
useTabs.subscribe(({ tabs }) => saveTabs(tabs));
// Closing or reloading the browser tab loses the same input as closing ours; after a sign-out there is none to save.
window.addEventListener('beforeunload', (event) => {
  if (useSession.getState().token && useTabs.getState().tabs.some((tab) => tab.dirty)) event.preventDefault();
});

// Follows the setting wherever it is changed.
useSettings.subscribe(({ multipage }) => {
  if (multipage !== useTabs.getState().multipage) changeTabs({ type: 'setMultipage', on: multipage });
});

/** Applies an action; a rejected one is reported and changes nothing. */
export function changeTabs(action: TabsAction): void {
  const { state, refusal } = reduceTabs(useTabs.getState(), action);
  if (refusal) tell.warning(refusal);
  else useTabs.setState(state, true);
}

type TabCommand = Extract<TabsAction, { path: string }>['type'] &
  ('activate' | 'close' | 'closeLeft' | 'closeRight' | 'closeOthers' | 'refresh');

/** Commands of the tab bar. They confirm before unsaved input is lost, and the URL follows the active tab. */
export function useTabCommands(): (command: TabCommand, path: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (command, path) => {
      if (command !== 'activate' && !(await mayLose(command, path))) return;
      const before = useTabs.getState().active;
      changeTabs({ type: command, path });
      const { active } = useTabs.getState();
      const tab = findTab(useTabs.getState(), active);
      if (active !== before && tab) await navigate(tab.fullPath);
    },
    [navigate],
  );
}

/** Whether there is no unsaved input, or the user agrees to lose it. */
async function mayLose(command: TabCommand, path: string): Promise<boolean> {
  const now = useTabs.getState();
  const { tabs } = reduceTabs(now, { type: command, path }).state;
  const isLost = ({ path: old, dirty, version }: TabsState['tabs'][number]): boolean =>
    dirty && tabs.find((tab) => tab.path === old)?.version !== version;
  if (!now.tabs.some(isLost)) return true;
  return tell.confirm({ title: text.common.prompt, text: text.common.leaveConfirm });
}
