import type { FastifyRequest } from 'fastify';

/** Whether the client went away before it had sent the whole request: whatever failed after that is no defect. */
export const isAborted = ({ raw }: FastifyRequest): boolean => raw.readableAborted && !raw.complete;
