import { defaultThemeSettings, normalizeTheme, type ThemeSettings, themeSettingsFrom } from '@campus/contract/rules';
import { create } from 'zustand';
import { onStoredElsewhere, readStored, store } from '../request/storage.ts';

/** Theme settings of this browser's user; they survive sign-outs. */
export type Settings = ThemeSettings;
/** @internal */
export const defaultSettings = defaultThemeSettings;

const readSettings = (): Settings => themeSettingsFrom(readStored('settings'));
export const useSettings = create<Settings>()(readSettings);
// The tabs of a browser look the same.
onStoredElsewhere('settings', () => useSettings.setState(readSettings()));

function save(settings: Settings): void {
  useSettings.setState(settings);
  store('settings', { ...settings });
}

/** Changes settings, applies and stores them. */
export function changeSettings(change: Partial<Settings>): void {
  // A new layout starts with a side bar that is not fixed.
  const released = change.layout === undefined ? {} : { fixedSidebar: false };
  save(normalizeTheme({ ...useSettings.getState(), ...released, ...change }));
}

/** Applies settings saved in another browser. */
export const adoptSettings = (theme: Partial<Settings>): void =>
  save(themeSettingsFrom({ ...useSettings.getState(), ...theme }));
