import { type ExpenseCap, fairDayTexts, listOverLimits } from '@campus/contract/jobfair';
import { Alert } from 'antd';
import type { RowData } from '../../kit/field/row.ts';
import './fair-day.css';

const texts = fairDayTexts.expense;

/** What a claim may hold. */
export const ExpenseCapLine = ({ cap }: { readonly cap: ExpenseCap }) => (
  <p className="expense-cap">
    <b>{texts.cap}</b>
    <span>{texts.caps(cap.persons, cap.arrived)}</span>
    <span>{texts.hotel(cap.hotelPerNight)}</span>
    <span>{texts.meal(cap.mealPerDay)}</span>
    <span>{texts.most(cap.total)}</span>
    {cap.deadline && <span>{texts.deadline(cap.deadline.slice(0, 16))}</span>}
  </p>
);

type Claimed = Parameters<typeof listOverLimits>;
/** The items of a stored claim that exceed their limits, each with the most that can be approved. */
export function OverLimits({ cap, claim }: { readonly cap: ExpenseCap; readonly claim: RowData }) {
  const { items = [], personCount, days } = claim as { items?: Claimed[2]; personCount?: unknown; days?: unknown };
  const over = listOverLimits(cap, { personCount: Number(personCount), days: Number(days) }, items);
  return over.length > 0 && <Alert type="warning" showIcon title={over.join('；')} className="expense-over" />;
}
