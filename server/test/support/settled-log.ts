import type { App } from '../../src/app.ts';

/** Lets injected requests end when the operation log is written: tests read it by statements of their own. */
export function settleLog({ server, engine }: Pick<App, 'server' | 'engine'>): void {
  const inject = server.inject.bind(server) as (...request: unknown[]) => Promise<unknown>;
  Object.assign(server, {
    inject: async (...request: unknown[]) => {
      const response = await inject(...request);
      await engine.services.operationLog.settled();
      return response;
    },
  });
}
