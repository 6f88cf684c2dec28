import {
  cents,
  expenseFlow,
  expenseItems,
  fairAttendee,
  fairExpense,
  fairExpenseItem,
  insureFlow,
  limitItems,
  sumItems,
  expenseWords as words,
  yuan,
} from '@campus/contract/jobfair';
import { fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';
import type { Fair } from './fair-events.ts';

export type Expense = Row<typeof fairExpense>;
export type Item = Row<typeof fairExpenseItem>;
const withinDays = 15;

/** People of the company who came, and those of them whose insurance is confirmed. */
export async function countPeople(
  applyId: string,
  context: Context,
): Promise<{ readonly arrived: number; readonly insured: number }> {
  const { rows } = await sql<{ arrived: number; insured: number }>`
    select count(*)::int as arrived, count(*) filter (where ${inStates(insureFlow, ['passed'])})::int as insured
    from rc_fair_attendee where ${context.live(fairAttendee)} and apply_id = ${applyId} and checkin_time is not null`.execute(
    context.db,
  );
  return rows[0] ?? { arrived: 0, insured: 0 };
}
/** The last moment in which a claim can be made. */
export const expenseDeadline = async ({ endTime }: Fair, context: Context): Promise<string> =>
  addSeconds(String(endTime), (await setting(context, 'fair.expenseDays')) * day);

/** The items of a claim, in their order. */
export async function itemsOf(expenseId: string, context: Context): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select * from rc_fair_expense_item where ${context.live(fairExpenseItem)} and expense_id = ${expenseId}
    order by sort, id`.execute(context.db);
  return rows;
}

/** How much of the items can be approved at most: each kind within its own limit, everything within that of a claim. */
export async function loadCap(claim: Expense, items: readonly Item[], context: Context): Promise<number> {
  const caps = await loadCaps(context);
  const limits = limitItems(caps, claim, items);
  const hotel = sumItems(items, expenseItems.hotel);
  const meals = sumItems(items, expenseItems.meals);
  const others = sumItems(items) - hotel - meals;
  return Math.min(cents(caps.total), others + Math.min(hotel, limits.hotel) + Math.min(meals, limits.meals));
}
/** The limits of a claim, in yuan. */
export const loadCaps = async (context: Context) => ({
  hotelPerNight: yuan(cents(await setting(context, 'fair.hotelCap'))),
  mealPerDay: yuan(cents(await setting(context, 'fair.mealCap'))),
  total: yuan(cents(await setting(context, 'fair.expenseCap'))),
});

/** What is wrong with the items themselves; they can be saved before they are complete. */
async function assertItems(items: readonly Item[], fair: Fair): Promise<void> {
  if (items.length === 0) throw refusal(words.noItems, 'RC_FIELD');
  if (items.length > 30) throw refusal(words.tooManyItems, 'RC_FIELD');
  const from = addSeconds(String(fair.startTime), -withinDays * day).slice(0, 10);
  const until = addSeconds(String(fair.endTime), withinDays * day).slice(0, 10);
  const numbers = new Set<string>();
  for (const { itemType, invoiceNo, invoiceDate, nights } of items) {
    if (itemType !== expenseItems.meals && !invoiceNo) throw fieldFailure('items', words.invoiceNo);
    if (itemType === expenseItems.hotel && !nights) throw fieldFailure('items', words.nights);
    if (invoiceDate < from || invoiceDate > until) throw fieldFailure('items', words.invoiceDate);
    if (invoiceNo && numbers.has(invoiceNo))
      throw fieldFailure('items', words.invoiceTwice(invoiceNo), 'RC_EXPENSE_INVOICE');
    if (invoiceNo) numbers.add(invoiceNo);
  }
}

/** What a claim must meet when it is submitted. The sum of over-cap items may be claimed, but not approved. */
export async function assertSubmittable(claim: Expense, fair: Fair, context: Context): Promise<void> {
  const items = await itemsOf(claim.id, context);
  await assertItems(items, fair);
  const { insured } = await countPeople(claim.applyId, context);
  if (claim.personCount > insured) throw fieldFailure('personCount', words.persons(insured));
  const limit = cents(await setting(context, 'fair.expenseCap'));
  if (sumItems(items) > limit) throw refusal(words.cap(yuan(limit)), 'RC_EXPENSE_CAP');
}
/** Throws when the fair has no money left for this amount. The fair is locked. */
export async function assertBudget(fair: Fair, claim: Expense, amount: number, context: Context): Promise<void> {
  const budget = cents(fair.budget);
  if (budget <= 0) return;
  const { rows } = await sql<{ sum: string | null }>`
    select sum(approved_amount) as sum from rc_fair_expense where ${context.live(fairExpense)} and fair_id = ${fair.id}
      and ${inStates(expenseFlow, ['reviewed', 'payable', 'paid'])} and id <> ${claim.id}`.execute(context.db);
  if (cents(rows[0]?.sum) + amount > budget) throw refusal(words.budget, 'RC_EXPENSE_CAP');
}
