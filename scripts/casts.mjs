import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './child.mjs';

/**
 * Reports each `as unknown as` without a comment on its line or on the line above. Such a cast turns the checker off,
 * so the reader needs the reason.
 */
const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const found = names
  .split('\n')
  .filter(Boolean)
  .map((name) => ({ name, source: readFileSync(join(root, name), 'utf8') }))
  .filter(({ source }) => /as\s+unknown\s+as/.test(source))
  .flatMap(({ name, source }) => listBareCasts(name, source).map((line) => `${name}:${line}`));
for (const place of found) console.log(`${place} as unknown as -> a better type, or a comment that gives the reason`);
process.exitCode = found.length ? 1 : 0;

/** Lines of the casts without a reason. */
function listBareCasts(name, source) {
  const getLine = (offset) => source.slice(0, offset).split('\n').length;
  const { program, comments } = parseSync(name, source);
  const explained = new Set(comments.flatMap(({ end }) => [getLine(end), getLine(end) + 1]));
  const lines = [];
  new Visitor({
    TSAsExpression({ expression, typeAnnotation }) {
      if (expression.type !== 'TSAsExpression' || expression.typeAnnotation.type !== 'TSUnknownKeyword') return;
      const line = getLine(typeAnnotation.start);
      if (!explained.has(line)) lines.push(line);
    },
  }).visit(program);
  return lines;
}
