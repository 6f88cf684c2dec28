import { idCardCheckDigit } from '@campus/contract/rules';
import { givenNames, surnames } from './pools.ts';
import type { Dice } from './random.ts';

export const personName = (dice: Dice, i: number): string =>
  dice.pick(i, 'surname', surnames) + dice.pick(i, 'given', givenNames);

export function sampleIdCard(i: number, birthday: string): string {
  const first = `999999${birthday.replaceAll('-', '')}${String(i % 1000).padStart(3, '0')}`;
  return first + idCardCheckDigit(first);
}
