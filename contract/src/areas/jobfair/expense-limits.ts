import { expenseItems } from './fair-expense.ts';
import type { ExpenseCap } from './fair-expense-calls.ts';
import { expenseWords } from './fair-expense-texts.ts';

/** An amount of yuan in cents, and back. */
export const cents = (amount: string | number | null | undefined): number => Math.round(Number(amount ?? 0) * 100);
export const yuan = (amount: number): string => (amount / 100).toFixed(2);

interface Claimed {
  readonly personCount: number;
  readonly days: number;
}
interface ClaimedItem {
  readonly itemType: number;
  readonly amount: string | number | null;
  readonly nights?: number | null;
}
const { hotel, meals } = expenseItems;
/** The sum of the items, or of one type of them, in cents. */
export const sumItems = (items: readonly ClaimedItem[], type?: number): number =>
  items
    .filter(({ itemType }) => type === undefined || itemType === type)
    .reduce((all, { amount }) => all + cents(amount), 0);

/** The most that can be approved of the items that have a limit of their own, in cents. */
export function limitItems(
  cap: Pick<ExpenseCap, 'hotelPerNight' | 'mealPerDay'>,
  { personCount, days }: Claimed,
  items: readonly ClaimedItem[],
) {
  const nights = items
    .filter(({ itemType }) => itemType === hotel)
    .reduce((most, item) => Math.max(most, item.nights ?? 0), 0);
  return {
    hotel: cents(cap.hotelPerNight) * nights * personCount,
    meals: cents(cap.mealPerDay) * days * personCount,
  };
}

/** What a claim holds beyond the limits of its items: it can be saved, but is not approved in full. */
export function listOverLimits(
  cap: Pick<ExpenseCap, 'hotelPerNight' | 'mealPerDay'>,
  claimed: Claimed,
  items: readonly ClaimedItem[],
): string[] {
  const limits = limitItems(cap, claimed, items);
  return [
    ...(sumItems(items, hotel) > limits.hotel ? [expenseWords.hotel(yuan(limits.hotel))] : []),
    ...(sumItems(items, meals) > limits.meals ? [expenseWords.meals(yuan(limits.meals))] : []),
  ];
}
