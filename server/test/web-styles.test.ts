import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { tones } from '../../web/src/theme/palette.ts';

/*
 * A class must be styled wherever its component is shown, whatever was opened before: each part that is fetched by
 * itself (a page, a deferred widget) brings the sheets of its classes along, or whatever always fetches it has them.
 */
const root = resolve(import.meta.dirname, '../../web/src');
const textOf = new Map(
  globSync('**/*.{ts,tsx,css}', { cwd: root }).map((file) => {
    const path = resolve(root, file);
    return [path, readFileSync(path, 'utf8')] as const;
  }),
);
const isSheet = (file: string): boolean => file.endsWith('.css');
const found = (file: string, pattern: RegExp): string[] =>
  [...(textOf.get(file) ?? '').matchAll(pattern)].map((match) => resolve(dirname(file), match[1] as string));
const imported = (file: string) =>
  found(file, /^(?:import|export)\s(?!type\b)(?:[\w*{}\s,$]*?\sfrom\s)?['"](\.[^'"]+)['"]/gm);
// Files that an eager `import.meta.glob` over the sibling folders brings along.
const globbed = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(/import\.meta\.glob(?:<\w+>)?\('\.\/\*\/([\w.-]+)'/g)].flatMap(([, name]) =>
    [...textOf.keys()].filter((known) => dirname(dirname(known)) === dirname(file) && basename(known) === name),
  );
const deferred = (file: string) => found(file, /\bimport\(\s*['"](\.[^'"]+)['"]/g);

function closure(start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const next = [start];
  for (let file = next.pop(); file !== undefined; file = next.pop())
    if (!seen.has(file) && textOf.has(file)) {
      seen.add(file);
      if (!isSheet(file)) next.push(...imported(file), ...globbed(file));
    }
  return seen;
}

/** Every part that is fetched by itself, with what it brings along. */
const main = resolve(root, 'main.tsx');
const parts = new Map<string, ReadonlySet<string>>();
for (const next = [main]; next.length > 0; ) {
  const part = next.pop() as string;
  if (parts.has(part) || !textOf.has(part)) continue;
  const files = closure(part);
  parts.set(part, files);
  for (const file of files) if (!isSheet(file)) next.push(...deferred(file));
}
/** Sheets that are there when a part is shown, by whatever way it was fetched. */
const sheets = new Map([...parts].map(([part]) => [part, new Set([...textOf.keys()].filter(isSheet))]));
const own = (part: string): string[] => [...(parts.get(part) ?? [])].filter(isSheet);
sheets.set(main, new Set(own(main)));
for (let isMoving = true; isMoving; ) {
  isMoving = false;
  for (const part of parts.keys()) {
    if (part === main) continue;
    const fetchers = [...parts].filter(([, files]) => [...files].some((file) => deferred(file).includes(part)));
    const [first, ...others] = fetchers.map(([fetcher]) => sheets.get(fetcher) ?? new Set<string>());
    const always = [...(first ?? [])].filter((sheet) => others.every((other) => other.has(sheet)));
    const there = new Set([...always, ...own(part)]);
    if (there.size !== sheets.get(part)?.size) {
      sheets.set(part, there);
      isMoving = true;
    }
  }
}

const definers = new Map<string, string[]>();
for (const [file, text] of textOf) {
  if (!isSheet(file)) continue;
  const selectors = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  for (const name of new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one]) => one as string)))
    definers.set(name, [...(definers.get(name) ?? []), file]);
}
/** Without the classes of the library's own icons. */
const used = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, plain, made]) =>
    (plain ?? made?.replace(/\$\{[^}]*\}/g, '\0') ?? '')
      .split(/\s+/)
      .filter((name) => /^(?!anticon)[a-z][\w-]*$/.test(name)),
  );

it('every class that a component uses is styled wherever the component is shown', () => {
  const bare = [...parts].flatMap(([part, files]) =>
    [...files].flatMap((file) =>
      used(file).flatMap((name) => {
        const definedIn = definers.get(name);
        if (!definedIn || definedIn.some((sheet) => sheets.get(part)?.has(sheet))) return [];
        return [`${relative(root, file)} .${name} (shown by ${relative(root, part)})`];
      }),
    ),
  );
  expect([...new Set(bare)]).toEqual([]);
});
it('finds the parts that are fetched by themselves', () => {
  expect(parts.size).toBeGreaterThan(100);
});

/** The rules of every sheet: file, selectors, declarations. */
const rules = [...textOf].flatMap(([file, text]) =>
  isSheet(file)
    ? [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
        ([, selectors = '', body = '']) => ({
          file: relative(root, file),
          selectors: selectors.trim(),
          body,
        }),
      )
    : [],
);
it('avatars have the colours of their own sheet everywhere', () => {
  const recoloured = rules.filter(
    ({ file, selectors, body }) =>
      !file.endsWith('person-avatar.css') &&
      /\.(?:avatar|resume-avatar)(?![\w-])[^,]*$/m.test(selectors) &&
      /(?:^|[\s;])(?:background(?:-color)?|color)\s*:/.test(body),
  );
  expect(recoloured).toEqual([]);
});
it('dialogs have one shell: no part but its own brings the library’s', () => {
  const shells = [...textOf].flatMap(([file, text]) =>
    /import\s*\{[^}]*\bModal\b[^}]*\}\s*from 'antd'/.test(text) ? [relative(root, file)] : [],
  );
  expect(shells.toSorted()).toEqual([
    // Questions that are asked by a call take the shell's look.
    'shell/dialogs/password-prompt.tsx',
    'shell/notices.tsx',
    'widgets/modal.tsx',
  ]);
  for (const file of shells.slice(0, 2))
    for (const [call] of (textOf.get(resolve(root, file)) ?? '').matchAll(/Modal\.\w+\(\{\s*\S+/g))
      expect(call, file).toContain('...question');
});
/** Colours of other products, and pictures that are the same in every theme. */
const ownColours = new Set([
  'areas/account/account.css',
  'areas/homepage/login-preview.css',
  'shell/sign-in/portal.css',
  'widgets/carousel/carousel.css',
]);
it('the brand has one blue: no sheet writes another', () => {
  const isBlue = (hex: string): boolean => {
    const [r = 0, g = 0, b = 0] =
      (hex.length === 3 ? [...hex].map((c) => c + c) : hex.match(/../g))?.map((part) => Number.parseInt(part, 16)) ??
      [];
    return b > r + 60 && b > g + 20 && g >= r;
  };
  const blues = rules.flatMap(({ file, selectors, body }) =>
    [...body.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi)].flatMap(([colour, hex = '']) =>
      isBlue(hex) && !ownColours.has(file) ? [`${file} ${selectors} ${colour}`] : [],
    ),
  );
  expect(blues).toEqual([]);
});
it('the count of unread messages overlaps the corner of the bell and takes no room', () => {
  const of = (selectors: string) =>
    rules.find((rule) => rule.file.endsWith('bell.css') && rule.selectors === selectors);
  expect(of('.bell-icon')?.body).toMatch(/position:\s*relative/);
  expect(of('.bell-count')?.body).toMatch(/position:\s*absolute/);
  expect(of('.bell-count')?.body).toMatch(/background:\s*var\(--error-solid\)/);
});
it('every variable that a sheet reads is one of the theme or of a sheet, so that no colour is that of one mode only', () => {
  const known = new Set([
    ...Object.entries(tones.light).flatMap(([tone, colours]) =>
      Object.keys(colours).map((part) => `--${tone}-${part}`),
    ),
    ...[...textOf.values()].flatMap((text) =>
      [...text.matchAll(/(?:^|[\s{;'"`])(--[a-z][\w-]*)['"`]?\]?\s*:/g)].map(([, name]) => name),
    ),
  ]);
  const unknown = rules.flatMap(({ file, body }) =>
    [...body.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => (known.has(name) ? [] : [`${file} ${name}`])),
  );
  expect(unknown).toEqual([]);
});
it('the dark mode is named as the page names it', () => {
  const others = rules.filter(
    ({ selectors }) => /\[data-theme/.test(selectors) && !/\.(?:sider|top-menu)/.test(selectors),
  );
  expect(others).toEqual([]);
});
