import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { getLine, readSources } from './sources.mjs';

/**
 * Reports a refusal of the server whose sentence is written in the server: a Chinese text, or a constant with one, in a
 * `throw` or in the arguments of what makes a `Failure`. Sentences are in the contract, where screens and tests read them
 * too; a label in a sentence is that of its field or step.
 */
const makers = ['Failure', 'failure', 'fieldFailure', 'refusal', 'warningFailure'];
/** Files that keep their sentences, with the reason. */
const exceptions = {
  'server/src/config.ts': 'the operator reads them at the start',
  'server/src/run.ts': 'the operator reads them at the start',
  'server/src/platform/secrets/load-secrets.ts': 'the operator reads them at the start',
  'server/src/kit/database/postgres.ts': 'the operator reads them at the start',
  'server/src/kit/database/standby.ts': 'the operator reads them at the start',
  'server/src/kit/excel/sheet-error.ts': 'the process that reads a sheet does not load the contract',
};
const chinese = /\p{Script=Han}/u;

const sources = readSources(['server/src'], /\.ts$/)
  .filter(({ name }) => !(name in exceptions))
  .map(({ name, source }) => ({ name, source, program: parseSync(name, source).program }));
const constants = new Map(sources.map(({ name, program }) => [name, getConstants(program)]));
const found = sources.flatMap((file) => listRefusals(file).map((line) => `${file.name}:${line}`));
for (const place of found) console.log(`${place} sentence of a refusal -> a text of its area in contract/src`);
process.exitCode = found.length ? 1 : 0;

function listRefusals({ name, source, program }) {
  const texts = new Set([...constants.get(name), ...listImported(name, program)]);
  const known = getMakers(program);
  const refused = [];
  const onCall = ({ callee, arguments: given }) => known.has(callee.name) && refused.push(...given);
  new Visitor({
    CallExpression: onCall,
    NewExpression: onCall,
    ThrowStatement: ({ argument }) => refused.push(argument),
  }).visit(program);
  const inline = refused.filter((node) => some(node, (part) => isChinese(part) || texts.has(part.name)));
  return [...new Set(inline.map(({ start }) => getLine(source, start)))];
}

/** Names of the constants of a file that hold a Chinese text. */
function getConstants(program) {
  const declared = program.body.flatMap((node) => (node.declaration ?? node).declarations ?? []);
  return new Set(declared.filter(({ init }) => init && some(init, isChinese)).map(({ id }) => id.name));
}

/** Local names of imported constants that hold a Chinese text. */
function listImported(name, program) {
  return program.body.flatMap(({ type, source, specifiers }) => {
    if (type !== 'ImportDeclaration') return [];
    const theirs = constants.get(posix.join(posix.dirname(name), source.value));
    return specifiers.filter(({ imported }) => theirs?.has(imported?.name)).map(({ local }) => local.name);
  });
}

/** What makes a failure in this file: also its own functions that pass a parameter on to it. */
function getMakers(program) {
  const known = new Set(makers);
  const functions = [];
  const add = (name, { params, body }) => functions.push({ name, body, params: params.map((param) => param.name) });
  new Visitor({
    FunctionDeclaration: (node) => add(node.id.name, node),
    VariableDeclarator: ({ id, init }) => init?.params && add(id.name, init),
  }).visit(program);
  const passesOn = ({ body, params }) =>
    some(body, (call) => known.has(call.callee?.name) && call.arguments.some((given) => params.includes(given.name)));
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const { name } of functions.filter(passesOn)) known.add(name);
  }
  return known;
}

function isChinese({ type, value }) {
  return (type === 'Literal' || type === 'TemplateElement') && chinese.test(value?.cooked ?? value);
}
/** Whether `test` holds for the node or a node below. */
function some(node, test) {
  if (Array.isArray(node)) return node.some((part) => some(part, test));
  if (typeof node?.type !== 'string') return false;
  return test(node) || Object.values(node).some((part) => some(part, test));
}
