import { entities } from '@campus/contract';
import { fieldAccess, type Session, searchItems } from '@campus/contract/kit';
import { describe, expect, it } from 'vitest';
import { queryFields } from '../../src/kit/list/query-fields.ts';

const everyCode = {
  userId: '',
  username: '',
  realname: '',
  audience: 'staff',
  tenantId: 1,
  roles: [],
  codes: { has: () => true } as Pick<ReadonlySet<string>, 'has'> as ReadonlySet<string>,
} satisfies Session;
const long = entities.filter((entity) => searchItems(entity).length > 6);

describe('conditions beyond the sixth', () => {
  it.each(long.map((entity) => [entity.name, entity] as const))(
    'are all offered by the advanced query of %s',
    (_name, entity) => {
      const offered = new Set(queryFields(entity, entities, everyCode).map(({ value }) => value));
      const left = searchItems(entity)
        .filter(({ name }) => fieldAccess(entity, name, everyCode) === 'plain')
        .slice(6);
      expect(left.filter(({ name }) => !offered.has(name)).map(({ name }) => name)).toEqual([]);
    },
  );
});
