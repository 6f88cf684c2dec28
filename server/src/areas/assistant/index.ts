import type { AreaServer } from '../../kit/area-server.ts';
import { chatRoutes } from './chat-routes.ts';

/** AI客服. */
export const assistantServer = { routes: chatRoutes } satisfies AreaServer;
