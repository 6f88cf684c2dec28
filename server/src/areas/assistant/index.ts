// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { chatRoutes } from './chat-routes.ts';

export const assistantServer = {
  routes: [chatRoutes],
} satisfies AreaServer;
