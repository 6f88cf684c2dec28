/** The console takes its words from the catalogues and definitions of the contract. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** Files whose characters are data, or fields of a definition that only the console has. */
const exceptions: Readonly<Record<string, string>> = {
  'web/src/widgets/chart/provinces.ts': 'names of map areas',
  'web/src/widgets/grid/parse-pasted.ts': 'what users paste',
  'web/src/kit/field/format-user-agent.ts': 'name of a browser',
  'web/src/kit/list/use-column-settings.ts': 'text that is measured',
  'web/src/areas/online/report-columns.ts': 'example of an input',
  'web/src/areas/demo/edit-table/types-tab.tsx': 'sample rows',
  'web/src/areas/resume/use-resume-form.ts': 'pattern of an answer of the server',
  'web/src/areas/system/user-entity.ts': 'fields of a definition',
};
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '');

it('the screens spell out no Chinese of their own', () => {
  const found = globSync('web/src/**/*.{ts,tsx}', { cwd: repository })
    .filter((path) => !(path in exceptions))
    .flatMap((path) =>
      withoutComments(readFileSync(`${repository}/${path}`, 'utf8'))
        .split('\n')
        .flatMap((line, at) => (/\p{Script=Han}/u.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
it.each(Object.keys(exceptions))('%s still needs its exception', (path) => {
  expect(withoutComments(readFileSync(`${repository}/${path}`, 'utf8'))).toMatch(/\p{Script=Han}/u);
});
