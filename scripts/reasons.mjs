/**
 * Every package of a `package.json` has an exact version and a row in a table of `docs/decisions`, whose first cell names
 * it, itself or by its scope (`@codemirror/*`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.mjs';

const decisions = join(root, 'docs/decisions');
const named = readdirSync(decisions)
  .flatMap((name) => readFileSync(join(decisions, name), 'utf8').split('\n'))
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => line.split('|')[1].match(/@?[a-z\d][\w.-]*(?:\/[\w.*-]+)?/g) ?? []);
const hasReason = (name) => named.includes(name) || named.includes(`${name.split('/')[0]}/*`);

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const faults = ['.', ...manifest.workspaces].flatMap((folder) => {
  const path = join(folder, 'package.json');
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, path), 'utf8'));
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name]) => !name.startsWith('@campus/'))
    .flatMap(([name, version]) => [
      ...(hasReason(name) ? [] : [`${path}: ${name} has no reason in docs/decisions`]),
      ...(/^\d/.test(version) ? [] : [`${path}: ${name} has no exact version (${version})`]),
    ]);
});
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
