import { type Settings, useSettings } from './settings.ts';
import { applyVariables } from './variables.ts';

function apply({ darkMode, primaryColour, colourWeak }: Settings): void {
  applyVariables(darkMode ? 'dark' : 'light', primaryColour);
  document.documentElement.toggleAttribute('data-colour-weak', colourWeak);
}

/** Keeps the root element's variables and marks in step with the settings, from now on. */
export function followSettings(): () => void {
  apply(useSettings.getState());
  return useSettings.subscribe(apply);
}
