import { type ExpenseCap, fairDayTexts } from '@campus/contract/jobfair';
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
