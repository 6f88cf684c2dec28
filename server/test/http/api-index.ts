import { accountCalls } from './api-catalogue/account-calls.ts';
import { administrationCalls } from './api-catalogue/administration-calls.ts';
import { operationCalls } from './api-catalogue/operation-calls.ts';

/** Access classes: anybody, any signed-in user, a holder of the code, on oneself, the registering company, by a signed address. */
type AccessClass = 'P' | 'L' | 'A' | 'O' | 'R' | 'F' | 'L/R' | 'L/A' | 'P/R' | 'socket';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A row of the catalogue of calls for one of its methods. */
export interface IndexRow {
  readonly section: string;
  readonly method: Method;
  /** As the catalogue writes it, with `{name}` for parts. */
  readonly path: string;
  readonly access: AccessClass;
  /** The code that class A asks for. */
  readonly code: string | undefined;
}

/** The calls that an entity has, with the codes behind its own; `ALL` stands for them in the catalogue. */
const standard: readonly (readonly [call: string, methods: string, right: string])[] = [
  ['list', 'GET', 'list'],
  ['queryById', 'GET', 'list'],
  ['add', 'POST', 'add'],
  ['edit', 'PUT,POST', 'edit'],
  ['delete', 'DELETE', 'delete'],
  ['deleteBatch', 'DELETE', 'deleteBatch'],
  ['exportXls', 'GET,POST', 'exportXls'],
  ['importExcel', 'POST', 'importExcel'],
];

/**
 * The catalogue of all calls: methods, path, access class, code. `ALL` is every standard call below the
 * path, `but` those that are named.
 */
const catalogue = [accountCalls, administrationCalls, operationCalls].map((calls) => calls.trim()).join('\n');

/** A line with the standard calls it stands for, a line each. */
function spelled(line: string): string[] {
  const [head = '', but = ''] = line.split(' but ');
  const [methods, path, access, code] = head.split(' ');
  if (methods !== 'ALL') return [line];
  const without = but.split(' ');
  return standard
    .filter(([call]) => !without.includes(call))
    .map(([call, of, right]) => `${of} ${path}/${call} ${access} ${code}:${right}`);
}
/** Every row of the catalogue, a method each; sockets are no calls. */
export const apiIndex: readonly IndexRow[] = (() => {
  let section = '';
  return catalogue
    .split('\n')
    .flatMap(spelled)
    .flatMap((line): IndexRow[] => {
      if (line.startsWith('# ')) {
        section = line.slice(2);
        return [];
      }
      const [methods = '', path = '', access, code] = line.split(' ');
      if (access === 'socket') return [];
      return methods
        .split(',')
        .map((method) => ({ section, method: method as Method, path, access: access as AccessClass, code }));
    });
})();
