import { fairApply } from '@campus/contract/jobfair';
import { type AnyEntity, searchItems } from '@campus/contract/kit';
import { preachChat, preachCompany, preachLive } from '@campus/contract/preach';
import { describe, expect, it } from 'vitest';
import { withoutFixed } from '../../src/kit/list/without-fixed.ts';

const columns = (entity: AnyEntity): readonly string[] => [...entity.list, ...(entity.hidden ?? [])];
const searched = (entity: AnyEntity): string[] => searchItems(entity).map(({ name }) => name);

describe('the list of the rows of one record', () => {
  it.each([
    [preachChat, 'preachId', ['preachId']],
    [fairApply, 'fairId', ['fairId', 'fairTitle', 'fairStart', 'fairReimburse']],
  ] as const)('of $0.title neither shows nor searches what the record fixes', (entity, owner, same) => {
    const own = withoutFixed<AnyEntity>(entity, [owner]);
    for (const name of same) {
      expect(columns(own)).not.toContain(name);
      expect(searched(own)).not.toContain(name);
    }
    expect(columns(entity).some((name) => (same as readonly string[]).includes(name))).toBe(true);
    expect(columns(own).length).toBeGreaterThan(2);
  });
  it('keeps the column that names its rows', () => {
    expect(columns(withoutFixed<AnyEntity>(preachLive, ['preachId']))).toContain(preachLive.display);
  });
  it('is the list of all rows when a state or nothing is fixed', () => {
    expect(withoutFixed(preachCompany, ['status'])).toBe(preachCompany);
    expect(withoutFixed(preachCompany, [''])).toBe(preachCompany);
  });
});
