import type { FastifyRequest } from 'fastify';

const names = new WeakMap<FastifyRequest, string>();

/** Notes who makes a request, once that is known, for what looks at requests from outside (`HttpWatch`). */
export const noteCaller = (request: FastifyRequest, username: string): void => void names.set(request, username);
export const callerOf = (request: FastifyRequest): string | undefined => names.get(request);
