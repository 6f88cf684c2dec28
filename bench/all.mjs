/**
 * `npm run bench [-- NAME…]`: the benchmarks one after the other, all of them unless some are named, then a line for each
 * with its result. One that fails does not end the others; the exit code is 1 when one of them did.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const all = Object.keys(scripts).flatMap((script) => /^bench:(.+)$/.exec(script)?.[1] ?? []);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`no benchmark: ${unknown.join(', ')}; there are ${all.join(', ')}`);

const exitCode = (name) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', `bench:${name}`], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

const results = [];
for (const name of named.length > 0 ? named : all) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const code = await exitCode(name);
  results.push({ name, code, seconds: (performance.now() - start) / 1000 });
}
console.log('\n== results');
for (const { name, code, seconds } of results) {
  console.log(`${name.padEnd(10)} ${code === 0 ? 'holds ' : 'beyond'} ${seconds.toFixed(0).padStart(5)} s`);
}
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
