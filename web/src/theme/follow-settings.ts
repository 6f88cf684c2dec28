import { type Settings, useSettings } from './settings.ts';
import { applyVariables } from './variables.ts';

function apply({ darkMode, primaryColour, colourWeak }: Settings): void {
  applyVariables(darkMode ? 'dark' : 'light', primaryColour);
  document.documentElement.toggleAttribute('data-colour-weak', colourWeak);
}

/** Paper is light. */
const applyPaper = () => apply({ ...useSettings.getState(), darkMode: false, colourWeak: false });

/** Applies the settings to the root element and follows their changes; returns the unsubscribe function. */
export function followSettings(): () => void {
  const applyStored = () => apply(useSettings.getState());
  applyStored();
  window.addEventListener('beforeprint', applyPaper);
  window.addEventListener('afterprint', applyStored);
  const unsubscribe = useSettings.subscribe(apply);
  return () => {
    window.removeEventListener('beforeprint', applyPaper);
    window.removeEventListener('afterprint', applyStored);
    unsubscribe();
  };
}
