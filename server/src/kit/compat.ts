import type { Answer, Call, Route } from './route.ts';

/**
 * How one call differs for framework clients, that is under the compatibility mount only: what they send is read
 * through `body`, what they are answered passes `result`.
 */
export interface CompatShape {
  /** Path of the route, below the prefix. */
  readonly path: string;
  readonly body?: (body: Call['body']) => Call['body'];
  readonly result?: (result: unknown) => unknown;
}

/** The routes with their shapes applied. Throws when a shape names a path that no route has. */
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
