import type { MessageEvent } from '@campus/contract/kit';

/** Replaces `{name}` in a template by its parameter; unknown names become empty. Parameters are plain text. */
export const fillText = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(params, name) ? (params[name] ?? '') : ''));

/** Names of the event's placeholders, each once. */
export const getVariables = ({ title, content, link = '' }: MessageEvent): string[] => [
  ...new Set([...`${title}${content}${link}`.matchAll(/\{(\w+)\}/g)].map((found) => found[1] as string)),
];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));
/** Replaces `${name}` in a template. Values are inserted as text: placeholders and markup in them have no effect. */
export function fillTemplate(template: string, data: Readonly<Record<string, unknown>>, isHtml: boolean): string {
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(data, name) ? plain(data[name]) : '';
    return isHtml ? value.replace(/[&<>"]/g, (sign) => escapes[sign] as string) : value;
  });
}
