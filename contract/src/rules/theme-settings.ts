/** A user's theme settings. */
export interface ThemeSettings {
  /** Style of the side menu. */
  theme: 'light' | 'dark';
  /** The whole console in dark colours. */
  darkMode: boolean;
  layout: 'sidemenu' | 'topmenu';
  /** Fluid width is only available with the top menu. */
  contentWidth: 'Fixed' | 'Fluid';
  fixedHeader: boolean;
  fixedSidebar: boolean;
  autoHideHeader: boolean;
  colourWeak: boolean;
  /** `#RRGGBB`. */
  primaryColour: string;
  multipage: boolean;
}

export const defaultThemeSettings: ThemeSettings = {
  theme: 'light',
  darkMode: false,
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: false,
  fixedSidebar: false,
  autoHideHeader: false,
  colourWeak: false,
  primaryColour: '#1890FF',
  multipage: true,
};

const allowedValues: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark'],
  layout: ['sidemenu', 'topmenu'],
  contentWidth: ['Fixed', 'Fluid'],
};
function isAllowed(key: string, value: unknown): boolean {
  if (key === 'primaryColour') return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
  const among = allowedValues[key];
  return among ? among.includes(value as string) : typeof value === 'boolean';
}

/** Whether a value has only valid settings. */
export const isThemeSettings = (value: unknown): value is Partial<ThemeSettings> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([key, set]) => Object.hasOwn(defaultThemeSettings, key) && isAllowed(key, set));

/**
 * Takes valid settings and defaults for the rest: the storage can hold values of an older version or edited by hand.
 */
export function themeSettingsFrom(stored: Readonly<Record<string, unknown>> = {}): ThemeSettings {
  const known = Object.entries(defaultThemeSettings).map(([key, usual]) => {
    const value = stored[key];
    return [key, isAllowed(key, value) ? value : usual];
  });
  return normalizeTheme(Object.fromEntries(known) as ThemeSettings);
}

/** Adjusts dependent settings: hiding needs a fixed header, a fixed sidebar the side menu, fluid width the top menu. */
export function normalizeTheme(settings: ThemeSettings): ThemeSettings {
  const isTop = settings.layout === 'topmenu';
  return {
    ...settings,
    autoHideHeader: settings.autoHideHeader && settings.fixedHeader,
    fixedSidebar: settings.fixedSidebar && !isTop,
    contentWidth: isTop ? settings.contentWidth : 'Fixed',
  };
}
