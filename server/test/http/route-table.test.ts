import { describe, expect, it } from 'vitest';
import { ok, type Route } from '../../src/kit/http/route.ts';
import { routeTable } from '../../src/kit/http/route-table.ts';

const route = (path: string, more: Partial<Route> = {}): Route => ({
  methods: ['GET'],
  path,
  access: 'signed-in',
  title: path,
  handle: async () => ok(null),
  ...more,
});

describe('the server does not start', () => {
  it('with a route that does not say who may call it', () => {
    // @ts-expect-error: a route needs its access
    expect(() => routeTable([route('/a', { access: undefined })])).toThrow('/a does not say who may call it');
    expect(() => routeTable([route('/a', { access: [] })])).toThrow('does not say');
  });

  it('with two routes for one call, however their parameters are named', () => {
    expect(() => routeTable([route('/a', { title: '一' }), route('/a', { title: '二' })])).toThrow(
      'GET /a is declared twice: 一 and 二',
    );
    expect(() => routeTable([route('/a/:x'), route('/a/:y')])).toThrow('differently');
  });

  it('but takes one path for several methods', () => {
    const [place] = routeTable([route('/a'), route('/a', { methods: ['POST', 'PUT'] })]);
    expect([...(place?.byMethod.keys() ?? [])]).toEqual(['GET', 'POST', 'PUT']);
  });
});
