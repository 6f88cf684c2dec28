import { type Settings, useSettings } from './settings.ts';
import { applyVariables } from './variables.ts';

function apply({ darkMode, primaryColour, colourWeak }: Settings): void {
  applyVariables(darkMode ? 'dark' : 'light', primaryColour);
  document.documentElement.toggleAttribute('data-colour-weak', colourWeak);
}

/** Applies the settings to the root element and follows their changes; returns the unsubscribe function. */
export function followSettings(): () => void {
  apply(useSettings.getState());
  return useSettings.subscribe(apply);
}
