import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

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
const deferred = (file: string) => found(file, /\bimport\(\s*['"](\.[^'"]+)['"]/g);

function closure(start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const next = [start];
  for (let file = next.pop(); file !== undefined; file = next.pop())
    if (!seen.has(file) && textOf.has(file)) {
      seen.add(file);
      if (!isSheet(file)) next.push(...imported(file));
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
