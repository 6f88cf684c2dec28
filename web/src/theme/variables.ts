import { type Mode, mix, readable } from './contrast.ts';
import { darkSide, defaultPrimary, errorColour, fontFamily, neutrals, tones } from './palette.ts';

/** Tint behind a selected menu entry, tab or bubble. */
export const softTint = (primary: string, mode: Mode): string =>
  mix(primary, neutrals[mode].surface, mode === 'light' ? 0.08 : 0.16);
/** Background of a selected table row. */
export const selectedRow = (primary: string, mode: Mode): string =>
  mix(primary, neutrals[mode].surface, mode === 'light' ? 0.06 : 0.14);

/** CSS variables of a mode and brand colour. Independent of antd, so that the sign-in page can use them. */
export function themeVariables(mode: Mode, primary: string = defaultPrimary): Record<string, string> {
  const ground = neutrals[mode];
  const soft = softTint(primary, mode);
  const variables: Record<string, string> = {
    '--font': fontFamily,
    '--page': ground.page,
    '--surface': ground.surface,
    '--raised': ground.raised,
    '--head': ground.head,
    '--hover': ground.hover,
    '--raised-head': ground.raisedHead,
    '--raised-hover': ground.raisedHover,
    '--control': ground.control,
    '--off': ground.off,
    '--tick': ground.tick,
    '--border': ground.border,
    '--split': ground.split,
    '--text': ground.text,
    '--text-secondary': ground.secondary,
    '--text-tertiary': ground.tertiary,
    '--error': errorColour[mode],
    '--error-solid': readable(errorColour[mode], '#FFFFFF', 'light'),
    '--side-dark': mode === 'light' ? darkSide : ground.surface,
    '--brand': primary,
    '--brand-solid': readable(primary, '#FFFFFF', 'light'),
    '--brand-text': readable(primary, ground.surface, mode),
    '--brand-soft': soft,
    '--brand-on-soft': readable(primary, soft, mode),
    '--row-selected': selectedRow(primary, mode),
    '--shadow-pop':
      mode === 'light' ? '0 8px 28px rgba(20,32,51,.14), 0 1px 3px rgba(20,32,51,.10)' : '0 8px 28px rgba(0,0,0,.55)',
  };
  for (const [tone, colours] of Object.entries(tones[mode])) {
    for (const [part, colour] of Object.entries(colours)) variables[`--${tone}-${part}`] = colour;
  }
  return variables;
}

/** Sets the variables on the root element, so that dialogs and drawers inherit them. */
export function applyVariables(mode: Mode, primary?: string): void {
  const root = document.documentElement;
  root.dataset.mode = mode;
  for (const [name, value] of Object.entries(themeVariables(mode, primary))) root.style.setProperty(name, value);
}
