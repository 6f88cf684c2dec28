/** `template` with `{name}` replaced by its param; an unknown name leaves nothing. Params are plain text and stay so. */
export const filled = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(params, name) ? (params[name] ?? '') : ''));
