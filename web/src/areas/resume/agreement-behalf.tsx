import { agreement, agreementScreen, delivery } from '@campus/contract/resume';
import type { RowData } from '../../kit/field/row.ts';
import { StudentSteps } from '../../kit/step/student-steps.tsx';

const texts = agreementScreen.behalf;
const steps = {
  accept: { label: texts.accept },
  refuse: { label: texts.refuse, isDanger: true },
  endApply: { label: texts.endApply, isDanger: true },
  endAgree: { label: texts.endAgree, isDanger: true },
  endFile: { label: texts.endFile },
};

/** Steps of the student of an agreement, entered by staff. */
export const AgreementBehalf = ({ row }: { row: RowData }) => (
  <StudentSteps entity={agreement} row={row} steps={steps} changes={[delivery]} />
);
