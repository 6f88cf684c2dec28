import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './child.mjs';
import { getLine, readSources } from './sources.mjs';

/**
 * Reports words of `lint/words.txt` in comments, identifiers, test titles and Markdown files below `paths` (all tracked
 * files by default). Prints `file:line word -> replacement` for each and returns the number found.
 */
export function checkWords(paths = []) {
  const rules = readRules();
  // Parsing takes most of the time: only files with a match anywhere in their text are parsed.
  const anyRule = new RegExp(rules.map(({ source }) => source).join('|'), 'i');
  const found = readSources(paths, /\.(?:[cm]?[jt]sx?|css|md)$/, anyRule).flatMap(({ name, source }) =>
    violations(name, source, rules),
  );
  for (const { name, line, text, use } of found) console.log(`${name}:${line} ${text} -> ${use}`);
  return found.length;
}

function readRules() {
  const lines = readFileSync(join(root, 'lint/words.txt'), 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#')).map(parseRule);
}

function parseRule(line) {
  const [, scope, what, use] = /^(?:(names|prose): )?(.+?) -> (.+)$/.exec(line) ?? [];
  if (!what) throw new Error(`lint/words.txt: ${line}`);
  // A phrase may continue on the next line of a comment.
  const spaced = what.replace(/ /g, '\\s+(?:\\*\\s+)?');
  const pattern = what.startsWith('/') ? spaced.slice(1, -1) : `\\b${spaced}\\b`;
  return {
    use,
    source: scope === 'prose' || /\W/.test(what) ? pattern : what,
    prose: scope === 'names' ? undefined : new RegExp(pattern, 'gi'),
    name: scope === 'prose' || /\W/.test(what) ? undefined : what.toLowerCase(),
  };
}

function violations(name, source, rules) {
  const { prose, identifiers } = name.endsWith('.md')
    ? { prose: [{ text: source, start: 0 }], identifiers: [] }
    : name.endsWith('.css')
      ? { prose: cssComments(source), identifiers: [] }
      : scriptTexts(name, source);
  const at = (offset) => ({ name, line: getLine(source, offset) });
  return [
    ...prose.flatMap(({ text, start }) =>
      rules.flatMap(({ prose: pattern, use }) =>
        pattern ? [...text.matchAll(pattern)].map((m) => ({ ...at(start + m.index), text: m[0], use })) : [],
      ),
    ),
    ...identifiers.flatMap(({ text, start }) =>
      rules
        .filter(({ name: word }) => word && getWords(text).includes(word))
        .map(({ use }) => ({ ...at(start), text, use })),
    ),
  ];
}

function cssComments(source) {
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map((m) => ({ text: m[0], start: m.index }));
}

/** Comments and test titles, and every identifier once. */
function scriptTexts(name, source) {
  const { program, comments } = parseSync(name, source);
  const prose = comments.map(({ value, start }) => ({ text: value, start: start + 2 }));
  const identifiers = new Map();
  const addTitle = ({ callee, arguments: [title] }) => {
    if (!isTest(callee) || !title) return;
    if (title.type === 'Literal' || title.type === 'TemplateLiteral')
      prose.push({ text: source.slice(title.start, title.end), start: title.start });
  };
  const add = ({ name: text, start }) => {
    if (typeof text === 'string' && !identifiers.has(text)) identifiers.set(text, { text, start });
  };
  new Visitor({ Identifier: add, JSXIdentifier: add, CallExpression: addTitle }).visit(program);
  return { prose, identifiers: [...identifiers.values()] };
}

/** `test(…)`, `describe(…)`, `test.each(…)(…)` and their like. */
function isTest(callee) {
  for (let node = callee; node; node = node.object ?? node.callee ?? node.tag)
    if (node.type === 'Identifier') return /^(?:test|it|describe)$/.test(node.name);
  return false;
}

const getWords = (identifier) => identifier.split(/(?<=[a-z\d])(?=[A-Z])|[_$]+/).map((word) => word.toLowerCase());

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = checkWords(process.argv.slice(2)) ? 1 : 0;
