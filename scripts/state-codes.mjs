import { parseSync, Visitor } from 'oxc-parser';
import { entities } from '../contract/src/index.ts';
import { operators } from '../contract/src/kit/filter.ts';
import { getLine, readSources } from './sources.mjs';

/**
 * Reports the number of a state in a filter, `['status', 'eq', 1]`, and in the query of a list, `query: { status: '1' }`:
 * both take it from the workflow or a named constant, so that each code is written once. A state is what a column of
 * this name holds in any workflow.
 */
const columns = new Set(entities.flatMap(({ workflow }) => (workflow ? [workflow.column] : [])));
const names = new Set(operators);
const sources = readSources(['contract/src', 'server/src', 'web/src'], /\.tsx?$/);
const found = sources.flatMap(({ name, source }) => listCodes(name, source).map((line) => `${name}:${line}`));
for (const place of found) console.log(`${place} number of a state -> flow.states.<name>.code or getCodes(flow, …)`);
process.exitCode = found.length ? 1 : 0;

function listCodes(name, source) {
  const lines = [];
  const report = ({ start }) => lines.push(getLine(source, start));
  new Visitor({
    ArrayExpression(node) {
      const [column, operator, value, more] = node.elements;
      const isFilter = !more && columns.has(column?.value) && names.has(operator?.value);
      if (isFilter && [value, ...(value?.elements ?? [])].some(isNumber)) report(node);
    },
    Property: ({ key, value }) => key.name === 'query' && listQueried(value).forEach(report),
    VariableDeclarator: ({ id, init }) => id.name === 'query' && listQueried(init).forEach(report),
  }).visit(parseSync(name, source).program);
  return lines;
}
/** Properties of a query that give a state by its digits. */
function listQueried(value) {
  const object = value?.type === 'TSAsExpression' ? value.expression : value;
  return (object?.properties ?? []).filter(
    ({ key, value: given }) => columns.has(key?.name) && /^\d+(?:,\d+)*$/.test(given?.value),
  );
}
function isNumber(node) {
  return typeof node?.value === 'number';
}
