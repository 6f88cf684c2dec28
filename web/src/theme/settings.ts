import { create } from 'zustand';
import { readStored, store } from '../request/storage.ts';
import { defaultPrimary } from './palette.ts';

/** How this browser's user wants the console to look (S 3); kept through a sign-out. */
export interface Settings {
  /** Style of the side menu. */
  theme: 'light' | 'dark';
  /** The whole console in dark colours. */
  darkMode: boolean;
  layout: 'sidemenu' | 'topmenu';
  /** Fluid width is for the top menu only. */
  contentWidth: 'Fixed' | 'Fluid';
  fixedHeader: boolean;
  fixedSidebar: boolean;
  autoHideHeader: boolean;
  colourWeak: boolean;
  primaryColour: string;
  multipage: boolean;
}

export const defaultSettings: Settings = {
  theme: 'light',
  darkMode: false,
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: false,
  fixedSidebar: false,
  autoHideHeader: false,
  colourWeak: false,
  primaryColour: defaultPrimary,
  multipage: true,
};

/** Only what fits the type of its default: the storage may hold what an older version or a person wrote. */
export function settingsFrom(stored: Readonly<Record<string, unknown>> = {}): Settings {
  const known = Object.entries(defaultSettings).map(([key, usual]) => {
    const value = stored[key];
    return [key, typeof value === typeof usual && isAllowed(key, value) ? value : usual];
  });
  return consistent(Object.fromEntries(known) as Settings);
}

function isAllowed(key: string, value: unknown): boolean {
  if (key === 'theme') return value === 'light' || value === 'dark';
  if (key === 'layout') return value === 'sidemenu' || value === 'topmenu';
  if (key === 'contentWidth') return value === 'Fixed' || value === 'Fluid';
  return key !== 'primaryColour' || /^#[0-9a-f]{6}$/i.test(String(value));
}

/** What depends on another setting follows it: hiding needs a fixed header, a fixed side bar the side menu, fluid width the top menu. */
function consistent(settings: Settings): Settings {
  const isTop = settings.layout === 'topmenu';
  return {
    ...settings,
    autoHideHeader: settings.autoHideHeader && settings.fixedHeader,
    fixedSidebar: settings.fixedSidebar && !isTop,
    contentWidth: isTop ? settings.contentWidth : 'Fixed',
  };
}

export const useSettings = create<Settings>()(() => settingsFrom(readStored('settings')));

/** Changes settings; they take effect and are stored at once. */
export function changeSettings(change: Partial<Settings>): void {
  // Changing the layout starts it with a side bar that is not fixed (widgets 42).
  const released = change.layout === undefined ? {} : { fixedSidebar: false };
  const next = consistent({ ...useSettings.getState(), ...released, ...change });
  useSettings.setState(next);
  store('settings', { ...next });
}
