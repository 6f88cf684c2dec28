import type { MessageEvent } from '@campus/contract/kit';

/** `template` with `{name}` replaced by its param; an unknown name leaves nothing. Params are plain text and stay so. */
export const filled = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(params, name) ? (params[name] ?? '') : ''));

/** The names that an event fills in, each once. */
export const variablesOf = ({ title, content, link = '' }: MessageEvent): string[] => [
  ...new Set([...`${title}${content}${link}`.matchAll(/\{(\w+)\}/g)].map((found) => found[1] as string)),
];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));
/** A template with `${name}` replaced. Values are put in as text: nothing in them is a variable or markup. */
export function filledTemplate(template: string, data: Readonly<Record<string, unknown>>, isHtml: boolean): string {
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(data, name) ? plain(data[name]) : '';
    return isHtml ? value.replace(/[&<>"]/g, (sign) => escapes[sign] as string) : value;
  });
}
