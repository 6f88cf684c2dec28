import { listOverLimits } from '@campus/contract/jobfair';
import { expect, it } from 'vitest';

const cap = { hotelPerNight: '300.00', mealPerDay: '100.00' };
const claimed = { personCount: 2, days: 2 };
const hotel = (amount: string, nights: number) => ({ itemType: 3, amount, nights });
const meals = (amount: string) => ({ itemType: 4, amount });

it.each([
  ['nothing at the limits', [hotel('600.00', 1), meals('400.00')], []],
  ['hotels beyond nights and people', [hotel('600.01', 1)], ['住宿费超出标准，最高可报600.00元']],
  ['meals beyond days and people', [meals('400.00'), meals('0.01')], ['餐补超出标准，最高可报400.00元']],
  ['nothing of other items', [{ itemType: 1, amount: '9000.00' }], []],
])('names %s', (_title, items, sentences) => {
  expect(listOverLimits(cap, claimed, items)).toEqual(sentences);
});
