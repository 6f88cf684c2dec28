// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { fillDictionaries } from './dictionaries.ts';

export const fillArea = defineArea({
  name: 'fill',
  entities: [],
  dictionaries: [...fillDictionaries],
});
