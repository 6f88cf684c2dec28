/** Files, folders and npm scripts that the documents name exist; an example with `<…>` or `*` is none. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './child.mjs';

const { scripts, workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folders = [...workspaces, 'bench', 'docs', 'lint', 'scripts'].join('|');
const path = new RegExp(`^(?:${folders})/[\\w./-]+$`);

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const faults = documents.flatMap((name) => {
  const source = readFileSync(join(root, name), 'utf8');
  const quoted = [...source.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]);
  const commands = [...source.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map((match) => match[1]);
  const links = [...source.matchAll(/\]\(([^)#:]+)[^)]*\)/g)].map((match) => join(dirname(name), match[1]));
  return [
    ...[...quoted.filter((text) => path.test(text)), ...links]
      .filter((text) => !existsSync(join(root, text)))
      .map((text) => `${name}: ${text} does not exist`),
    ...commands.filter((command) => !scripts[command]).map((command) => `${name}: npm run ${command} does not exist`),
  ];
});
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
