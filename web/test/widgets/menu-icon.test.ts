import { expect, test } from 'vitest';
import { menuIconNames } from '../../src/widgets/menu-icon-names.ts';
import picture from '../../src/widgets/menu-icons.svg?raw';

test('the icon file contains exactly the listed names', () => {
  const drawn = [...picture.matchAll(/<symbol id="(\w+)" viewBox="[\d ]+">(?:<path [^>]*>(?:<\/path>)?)+<\/symbol>/g)];
  expect(drawn.map(([, name]) => name)).toEqual([...menuIconNames]);
});
