import { sysUser } from '@campus/contract/system';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { Call, Route } from '../../kit/http/route.ts';
import { exportRoute } from '../../kit/spreadsheet/export.ts';
import { importRoute } from '../../kit/spreadsheet/import.ts';
import { audit } from '../../platform/log/audit.ts';
import { assertReauthenticated } from '../../platform/sign-in/reauthentication.ts';

/** User spreadsheets contain phone numbers, so each requires the password and an audit log entry. */
const withPasswordProof = (engine: EngineApi, route: Route): Route => ({
  ...route,
  handle: async (call) => {
    await engine.transaction(call, assertReauthenticated);
    return route.handle(call);
  },
});
const auditSheet = (engine: EngineApi, act: string, call: Call): Promise<void> =>
  engine.transaction(call, async (context) => audit(context, act, { path: call.path }));
const userExport = (engine: EngineApi): Route => {
  const route = exportRoute(engine, sysUser);
  const known = withPasswordProof(engine, {
    ...route,
    handle: async (call) => {
      await auditSheet(engine, 'user.export', call);
      return route.handle(call);
    },
  });
  return {
    ...known,
    access: ['system:user:exportXls', 'system:user:importExcel'],
    handle: (call) => (call.query.template === '1' ? route.handle(call) : known.handle(call)),
  };
};
const createUserRoutes = (engine: EngineApi): readonly Route[] => [
  userExport(engine),
  // A dry run writes nothing and is not logged as an import.
  withPasswordProof(
    engine,
    importRoute(engine, sysUser, { beforeWrite: (call) => auditSheet(engine, 'user.import', call) }),
  ),
];

export const userRoutes = rawRoutes(createUserRoutes);
