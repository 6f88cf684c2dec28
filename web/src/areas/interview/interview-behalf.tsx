import { interview, interviewFlow, interviewScreen, interviewSentences } from '@campus/contract/interview';
import { getState } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import type { RowData } from '../../kit/field/row.ts';
import type { FormErrors, FormValues } from '../../kit/form/use-fields-form.ts';
import { StudentSteps } from '../../kit/step/student-steps.tsx';
import { CheckInCode } from './check-in-code.tsx';
import { WishesInput } from './periods-input.tsx';

const texts = interviewScreen.behalf;
const rules = ({ times }: FormValues): FormErrors => {
  const isFilled = (times as { start: string; end: string }[] | null)?.every(({ start, end }) => start && end > start);
  return times && !isFilled ? { times: interviewSentences.wishes } : {};
};
const steps = {
  accept: { label: texts.accept },
  refuse: { label: texts.refuse, isDanger: true },
  askChange: { label: texts.askChange, inputs: { times: WishesInput }, rules },
};

/** Answers of the student of an interview, entered by staff, and the code that is shown to be scanned. */
export function InterviewBehalf({ row }: { row: RowData }) {
  const state = getState(interviewFlow, row.status);
  const open = (onClose: () => void) => <CheckInCode row={row} onClose={onClose} />;
  const code = { key: 'code', label: texts.code, open };
  const isOpen = state === 'asked' || state === 'agreed';
  return (
    <StudentSteps entity={interview} row={row} steps={steps} further={isOpen ? [code] : []} changes={[delivery]} />
  );
}
