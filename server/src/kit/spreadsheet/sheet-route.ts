import type { Route } from '../http/route.ts';

/** `GET path`: a sheet that is made while the caller waits, logged as an export. */
export const sheetRoute = (path: string, title: string, access: Route['access'], handle: Route['handle']): Route => ({
  methods: ['GET'],
  path,
  access,
  title,
  operateType: 6,
  long: true,
  perMinute: 10,
  handle,
});
