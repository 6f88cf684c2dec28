import { text } from '@campus/contract/messages';

/** In this order, because most browsers also name the ones further down. */
const browsers: readonly (readonly [name: string, version: RegExp])[] = [
  ['微信', /MicroMessenger\/(\d+)/],
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS/],
  ['iOS', /iPhone|iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];
const mostShown = 40;

/** Browser and operating system of a user agent; the first characters of the string for an unknown browser. */
export function formatUserAgent(userAgent: string | null): string {
  if (!userAgent) return text.common.unknown;
  const browser = browsers.flatMap(([name, version]) => {
    const number = version.exec(userAgent)?.[1];
    return number === undefined ? [] : [`${name} ${number}`];
  })[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (!browser) return userAgent.slice(0, mostShown);
  return system === undefined ? browser : `${browser} · ${system}`;
}
