import { text } from '@campus/contract/messages';
import { findTab, firstTabs, reduceTabs, type TabsAction, type TabsState } from '@campus/contract/rules';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { create } from 'zustand';
import { useSession } from '../request/session-store.ts';
import { tell } from '../request/tell.ts';
import { useSettings } from '../theme/settings.ts';
import { loadTabs, saveTabs } from './stored-tabs.ts';

/** The tabs of this browser tab; all rules are in the contract's reducer. No page is mounted before one is opened. */
export const useTabs = create<TabsState>()(() => {
  const { multipage } = useSettings.getState();
  return { tabs: multipage ? loadTabs() : firstTabs.tabs, active: '', panes: [], multipage };
});
useTabs.subscribe(({ tabs }) => saveTabs(tabs));
// Closing or reloading the browser's tab loses the same input as closing ours; who has been signed out has none to save.
window.addEventListener('beforeunload', (event) => {
  if (useSession.getState().token && useTabs.getState().tabs.some((tab) => tab.dirty)) event.preventDefault();
});

// The setting decides, wherever it is changed.
useSettings.subscribe(({ multipage }) => {
  if (multipage !== useTabs.getState().multipage) changeTabs({ type: 'setMultipage', on: multipage });
});

/** Applies an action; a refusal is told and changes nothing. */
export function changeTabs(action: TabsAction): void {
  const { state, refusal } = reduceTabs(useTabs.getState(), action);
  if (refusal) tell.warning(refusal);
  else useTabs.setState(state, true);
}

type TabCommand = Extract<TabsAction, { path: string }>['type'] &
  ('activate' | 'close' | 'closeLeft' | 'closeRight' | 'closeOthers' | 'refresh');

/** Commands of the tab bar. They ask before unsaved input is lost, and the address follows the active tab. */
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

/** Whether nothing unsaved would be lost, or the user does not mind. */
async function mayLose(command: TabCommand, path: string): Promise<boolean> {
  const now = useTabs.getState();
  const { tabs } = reduceTabs(now, { type: command, path }).state;
  const isLost = ({ path: old, dirty, version }: TabsState['tabs'][number]): boolean =>
    dirty && tabs.find((tab) => tab.path === old)?.version !== version;
  if (!now.tabs.some(isLost)) return true;
  return tell.confirm({ title: text.common.prompt, text: text.common.leaveConfirm });
}
