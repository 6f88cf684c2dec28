import type { Answer, Call, Route } from './route.ts';

/** Shape of one call under the compatibility mount: `body` converts the request body, `result` the answer. */
export interface CompatShape {
  /** Path of the route without the prefix. */
  readonly path: string;
  readonly body?: (body: Call['body']) => Call['body'];
  readonly result?: (result: unknown) => unknown;
}

/** Returns the routes with their shapes applied. Throws when a shape has a path without a route. */
export function withCompat(routes: readonly Route[], shapes: readonly CompatShape[]): Route[] {
  const byPath = new Map(shapes.map((shape) => [shape.path, shape]));
  const unknown = shapes.find(({ path }) => !routes.some((route) => route.path === path));
  if (unknown) throw new Error(`no route answers ${unknown.path}`);
  return routes.map((route) => {
    const shape = byPath.get(route.path);
    return shape ? { ...route, handle: (call) => handleShaped(route, shape, call) } : route;
  });
}

async function handleShaped(route: Route, { body, result }: CompatShape, call: Call): Promise<Answer> {
  if (call.strict) return route.handle(call);
  const answer = await route.handle(body ? { ...call, body: body(call.body) } : call);
  return result && answer.kind === 'json' ? { ...answer, result: result(answer.result) } : answer;
}
