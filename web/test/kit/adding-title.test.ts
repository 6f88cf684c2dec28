import { violation } from '@campus/contract/enterprise';
import { jobFair } from '@campus/contract/jobfair';
import { position } from '@campus/contract/system';
import { expect, it } from 'vitest';
import { getAddingTitle } from '../../src/kit/form/adding-title.ts';

it.each([
  [violation, '登记违规'],
  [jobFair, '创建招聘会'],
  [position, '新增职务'],
])('names the form of a new row as its button: %#', (entity, title) => {
  expect(getAddingTitle(entity)).toBe(title);
});
