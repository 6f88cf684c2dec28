import { expenseFlow, expenseSums, fairDayTexts, type fairExpense, jobFair } from '@campus/contract/jobfair';
import { getCodes, type StateName } from '@campus/contract/kit';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText } from '../../kit/field/row.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Figures, type ShownFigure } from '../../widgets/chart/figures.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { ExpenseList } from './expense-list.tsx';
import './fair-day.css';

const texts = fairDayTexts.expense;
type State = StateName<typeof fairExpense>;
const parts: readonly { readonly key: keyof typeof texts.sums; readonly states: readonly State[] }[] = [
  { key: 'claimed', states: ['waiting', 'reviewed', 'payable', 'paid'] },
  { key: 'audit', states: ['waiting', 'reviewed'] },
  { key: 'payable', states: ['payable'] },
  { key: 'paid', states: ['paid'] },
];
const open = getCodes(expenseFlow, 'waiting', 'reviewed', 'payable');

/** 报销: the claims of a fair with their sums, what is left of the budget, and whether all are settled. */
export function FairExpenses({ fairId }: { readonly fairId: string }) {
  const { data: fair } = useRecord(jobFair, fairId);
  const { data } = useEndpoint(expenseSums, { fairId }, { quiet: true });
  const sum = (states: readonly State[]) => {
    const codes: readonly number[] = getCodes(expenseFlow, ...states);
    const rows = data?.filter(({ status }) => codes.includes(status)) ?? [];
    return {
      count: rows.reduce((all, { count }) => all + count, 0),
      // Sums of cents: fractions of a yuan do not add up exactly.
      amount: rows.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0) / 100,
    };
  };
  const money = (key: string, label: string, value: number): ShownFigure => ({
    ...{ key, label, value, unit: texts.yuan, previous: null, better: null },
  });
  const budget = Number(asText(fair?.budget) || 0);
  const figures = [
    ...parts.map(({ key, states }) => money(key, `${texts.sums[key]}（${sum(states).count}）`, sum(states).amount)),
    ...(budget > 0
      ? [
          money(
            'left',
            texts.left,
            Math.round((budget - sum(['waiting', 'reviewed', 'payable', 'paid']).amount) * 100) / 100,
          ),
        ]
      : []),
  ];
  const waiting = data?.filter(({ status }) => (open as readonly number[]).includes(status)) ?? [];
  const left = waiting.reduce((all, { count }) => all + count, 0);
  return (
    <>
      {data && (
        <p className="fair-queue-line">
          <StatusTag tone={left > 0 ? 'waiting' : 'done'}>{left > 0 ? texts.unsettled(left) : texts.settled}</StatusTag>
        </p>
      )}
      <div className="fair-expense-figures">
        <Figures figures={data && figures} before="" />
      </div>
      <ExpenseList fairId={fairId} />
    </>
  );
}
