import { consistentTheme, defaultThemeSettings, type ThemeSettings, themeSettingsFrom } from '@campus/contract/rules';
import { create } from 'zustand';
import { readStored, store } from '../request/storage.ts';

/** How this browser's user wants the console to look (S 3); kept through a sign-out. */
export type Settings = ThemeSettings;
export const defaultSettings = defaultThemeSettings;

export const useSettings = create<Settings>()(() => themeSettingsFrom(readStored('settings')));

function take(settings: Settings): void {
  useSettings.setState(settings);
  store('settings', { ...settings });
}

/** Changes settings; they take effect and are stored at once. */
export function changeSettings(change: Partial<Settings>): void {
  // Changing the layout starts it with a side bar that is not fixed (widgets 42).
  const released = change.layout === undefined ? {} : { fixedSidebar: false };
  take(consistentTheme({ ...useSettings.getState(), ...released, ...change }));
}

/** Takes over how the user left the console elsewhere. */
export const adoptSettings = (theme: Partial<Settings>): void =>
  take(themeSettingsFrom({ ...useSettings.getState(), ...theme }));
