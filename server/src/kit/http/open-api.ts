import {
  type Access,
  type AnyEntity,
  type Field,
  type Fields,
  formFields,
  isMasked,
  type PlainWhen,
} from '@campus/contract/kit';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;
const formats: Partial<Record<Field['kind'], Json>> = {
  number: { type: 'number' },
  flag: { type: 'integer', enum: [0, 1] },
  yesNo: { type: 'string', enum: ['Y', 'N'] },
  date: { type: 'string', format: 'date', example: '2026-07-01' },
  dateTime: { type: 'string', example: '2026-07-01 09:00:00' },
  time: { type: 'string', example: '09:00:00' },
  json: { type: 'object' },
  link: { type: 'string', format: 'uri' },
};

const audienceNames = ({ audiences }: PlainWhen): string =>
  audiences.some((one) => one === 'enterprise' || one === 'interviewer') ? '企业' : '部分用户';
const sides = { staff: '学校', enterprise: '企业' } as const;
/** Notes for readers of the API description: the dictionary, and who gets the value unmasked. */
function describe(field: Field): Json {
  const words = [
    field.dict && `字典 ${field.dict}`,
    isMasked(field) && `脱敏返回${field.plain === undefined ? '' : `，持有 ${field.plain} 者可见明文`}`,
    !field.mask && field.plain !== undefined && `仅持有 ${field.plain} 者可见`,
    field.plainWhen && `对${audienceNames(field.plainWhen)}仅部分行可见明文`,
    field.side && `仅${sides[field.side]}可见`,
  ].filter(Boolean);
  return { ...(words.length > 0 && { description: words.join('；') }), ...(field.secret && { writeOnly: true }) };
}

function getSchema(field: Field): Json {
  const base =
    field.kind === 'dict' && field.numeric ? { type: 'integer' } : (formats[field.kind] ?? { type: 'string' });
  const isText = base.type === 'string';
  return {
    ...base,
    title: field.label,
    ...(field.options && { enum: Object.keys(field.options) }),
    ...(field.max !== undefined && { [isText ? 'maxLength' : 'maximum']: field.max }),
    ...(field.min !== undefined && { [isText ? 'minLength' : 'minimum']: field.min }),
    ...describe(field),
  };
}
const getObject = (fields: Fields): Json => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, getSchema(field)])),
  required: Object.entries(fields).flatMap(([name, field]) =>
    field.required && field.default === undefined ? [name] : [],
  ),
});

const parameter =
  (where: 'query' | 'path') =>
  ([name, field]: [string, Field]): Json => ({
    name,
    in: where,
    required: where === 'path' || field.required,
    schema: getSchema(field),
  });
const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((found) => found[1] as string);
const anyText: Field = { kind: 'text', label: '', required: true };

function describeAccess(access: Access): string {
  if (access === 'anyone') return '无需登录';
  if (access === 'signed-in') return '需要登录';
  if (access === 'registration') return '需要注册凭证（X-Register-Token）';
  return `需要权限 ${typeof access === 'string' ? access : access.join(' 或 ')}`;
}

/** An endpoint's input; a field that writes a column of the entity has that column's secrecy. */
const withSecrecy = (input: Fields, e: AnyEntity | undefined): Fields =>
  Object.fromEntries(
    Object.entries(input).map(([name, field]) => {
      const { secret, mask, plain, side } = e?.fields[name] ?? {};
      const secrecy = {
        ...(secret && { secret }),
        ...(mask && { mask }),
        ...(plain && { plain }),
        ...(side && { side }),
      };
      return [name, { ...field, ...secrecy }];
    }),
  );

/** Parameters of an operation: the input of its endpoint, or for standard calls the entity's definition. */
function getInput(route: Route, entities: ReadonlyMap<string, AnyEntity>): Fields {
  const call = route.path.slice(route.path.lastIndexOf('/') + 1);
  const e = entities.get(route.path.slice(0, route.path.lastIndexOf('/')));
  if (route.input) return withSecrecy(route.input, e);
  const id = { id: { ...anyText, label: 'ID' } };
  if (!e) return {};
  if (call === 'add') return formFields(e, 'add', 'staff');
  if (call === 'edit') return { ...id, ...formFields(e, 'edit', 'staff') };
  if (call === 'queryById' || call === 'delete') return id;
  return {};
}

function operation(route: Route, method: string, entities: ReadonlyMap<string, AnyEntity>): Json {
  const named = pathNames(route.path);
  const input = getInput(route, entities);
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !named.includes(name)));
  const inBody = method === 'POST' || method === 'PUT';
  const content = route.multipart
    ? {
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
        },
      }
    : route.binary
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : {
          'application/json': { schema: getObject(rest) },
          ...(route.form && { 'application/x-www-form-urlencoded': { schema: getObject(rest) } }),
        };
  return {
    tags: [route.path.split('/').slice(1, 3).join('/')],
    summary: route.title,
    description: [describeAccess(route.access), route.note].filter(Boolean).join('。'),
    parameters: [
      ...named.map((name) => parameter('path')([name, input[name] ?? anyText])),
      ...(inBody ? [] : Object.entries(rest).map(parameter('query'))),
    ],
    ...(inBody && { requestBody: { content } }),
    responses: { 200: { $ref: '#/components/responses/Envelope' } },
    security: route.access === 'anyone' ? [] : [{ token: [] }],
  };
}

const envelope = {
  description: '统一应答',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          success: { type: 'boolean' },
          message: { type: 'string' },
          code: { type: 'integer' },
          result: {},
          timestamp: { type: 'integer' },
        },
      },
    },
  },
};

/** The routes of the server as an OpenAPI 3.1 document, generated from routes and definitions. */
export function openApi(routes: readonly Route[], all: readonly AnyEntity[], prefix: string, title: string): Json {
  const entities = new Map(all.filter((e) => e.path !== '').map((e) => [e.path, e]));
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    if (route.root) continue;
    const path = route.path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}');
    paths[path] ??= {};
    for (const method of route.methods)
      (paths[path] as Json)[method.toLowerCase()] = operation(route, method, entities);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: prefix }],
    paths,
    components: {
      responses: { Envelope: envelope },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' } },
    },
  };
}
