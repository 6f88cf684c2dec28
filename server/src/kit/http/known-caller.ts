import type { FastifyRequest } from 'fastify';

const names = new WeakMap<FastifyRequest, string>();

/** Records the caller of a request for observers such as `HttpWatch`. */
export const setCaller = (request: FastifyRequest, username: string): void => void names.set(request, username);
export const findCaller = (request: FastifyRequest): string | undefined => names.get(request);
