import { allCodes } from '@campus/contract';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AreaParts, useParts } from '../../src/areas/record-parts.tsx';
import { useSession } from '../../src/request/session-store.ts';

const areas = import.meta.glob<AreaParts>('../../src/areas/*/parts.ts', { eager: true, import: 'parts' });
/** Tabs whose content every user may read. */
const open: readonly string[] = ['jobFair/lives'];
const tabs = Object.values(areas)
  .flatMap((parts) => Object.entries(parts))
  .filter(([key]) => key.includes('/') && !open.includes(key));

it.each(tabs)('the tab %s names the code of what it reads', (_key, parts) => {
  for (const part of parts) expect(typeof part === 'object' && allCodes.has(part.code)).toBe(true);
});

describe('the tabs of a record', () => {
  it('are those whose content the user may read', () => {
    const entry = (action: string) => ({ action, type: '1', status: '1' }) as const;
    const codes = ['jobFair:fairApply:list', 'jobFair:fairStudent:list', 'jobFair:fairExpense:list'];
    const [, students] = codes as [string, string, string];
    const permissions = { menu: [], auth: [entry(students)], allAuth: codes.map(entry), sysSafeMode: false };
    useSession.setState({ permissions });
    const { result } = renderHook(useParts);
    const shown = ['applies', 'queue', 'students', 'expenses', 'lives'].filter(
      (tab) => result.current(`jobFair/${tab}`).length > 0,
    );
    expect(shown).toEqual(['students', 'lives']);
  });
});
