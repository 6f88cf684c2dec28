import type { FastifyRequest } from 'fastify';

/** Whether the client closed the connection before it had sent the whole request: later failures are not defects. */
export const isAborted = ({ raw }: FastifyRequest): boolean => raw.readableAborted && !raw.complete;
