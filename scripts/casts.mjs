import { parseSync, Visitor } from 'oxc-parser';
import { getLine, readSources } from './sources.mjs';

/**
 * Reports each `as unknown as` without a comment on its line or on the line above. Such a cast turns the checker off,
 * so the reader needs the reason.
 */
const found = readSources([], /\.tsx?$/, /as\s+unknown\s+as/).flatMap(({ name, source }) =>
  listBareCasts(name, source).map((line) => `${name}:${line}`),
);
for (const place of found) console.log(`${place} as unknown as -> a better type, or a comment that gives the reason`);
process.exitCode = found.length ? 1 : 0;

/** Lines of the casts without a reason. */
function listBareCasts(name, source) {
  const lineOf = (offset) => getLine(source, offset);
  const { program, comments } = parseSync(name, source);
  const explained = new Set(comments.flatMap(({ end }) => [lineOf(end), lineOf(end) + 1]));
  const lines = [];
  new Visitor({
    TSAsExpression({ expression, typeAnnotation }) {
      if (expression.type !== 'TSAsExpression' || expression.typeAnnotation.type !== 'TSUnknownKeyword') return;
      const line = lineOf(typeAnnotation.start);
      if (!explained.has(line)) lines.push(line);
    },
  }).visit(program);
  return lines;
}
