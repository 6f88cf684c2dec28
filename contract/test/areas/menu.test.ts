import { describe, expect, it } from 'vitest';
import { allButtons, grantRows, isGranted, menuPages, menus, shippedRoles } from '../../src/index.ts';

const prefixes = new Set(allButtons.map(({ code }) => code.slice(0, code.lastIndexOf(':'))));

describe('the shipped menu', () => {
  it('names a path once on each side', () => {
    for (const groups of Object.values(menus)) {
      const paths = JSON.stringify(groups).match(/"path":"[^"]+"/g) ?? [];
      expect(new Set(paths).size).toBe(paths.length);
    }
  });
  it('asks only for codes that can be granted', () => {
    const codes = new Set(allButtons.map(({ code }) => code));
    const asked = menuPages.flatMap(({ code }) => (code === undefined ? [] : [code].flat()));
    expect(asked.filter((code) => !codes.has(code))).toEqual([]);
  });
  it('selects an existing page while a hidden one is open', () => {
    const paths = new Set(menuPages.map(({ path }) => path));
    for (const { parent } of menuPages) if (parent !== undefined) expect(paths).toContain(parent);
  });
  it('has at most 12 groups on the first level', () => {
    for (const groups of Object.values(menus)) expect(groups.length).toBeLessThanOrEqual(12);
  });
});

describe('the shipped grants', () => {
  it('speak of codes and roles there are', () => {
    const roles = new Set(shippedRoles.map(({ code }) => code));
    for (const row of grantRows) {
      expect(prefixes, row.prefix).toContain(row.prefix);
      for (const role of row.roles.split(' ').filter(Boolean)) expect(roles).toContain(role);
    }
  });
  it.each([
    ['school_auditor', 'company:company:audit', true],
    ['school_auditor', 'company:company:edit', false],
    ['school_staff', 'company:company:audit', false],
    ['ent_admin', 'company:company:edit', true],
    ['ent_hr', 'company:company:edit', false],
    ['ent_hr', 'post:companyPost:add', true],
    ['ent_interviewer', 'post:companyPost:list', false],
    ['viewer', 'post:companyPost:exportXls', true],
    ['viewer', 'post:companyPost:add', false],
    ['college_staff', 'employ:employUser:edit', true],
    ['admin', 'anything:at:all', true],
  ])('%s and %s: %s', (role, code, granted) => {
    expect(isGranted(role, code)).toBe(granted);
  });
});
