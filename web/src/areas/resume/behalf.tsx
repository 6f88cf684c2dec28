import { delivery, deliveryTexts } from '@campus/contract/resume';
import type { RowData } from '../../kit/field/row.ts';
import { StudentSteps } from '../../kit/step/student-steps.tsx';

const texts = deliveryTexts.behalf;
const steps = {
  withdraw: { label: texts.withdraw, isDanger: true },
  confirm: { label: texts.confirm },
  decline: { label: texts.decline, isDanger: true },
};

/** Steps of the student of a delivery, entered by staff. */
export const Behalf = ({ row }: { row: RowData }) => <StudentSteps entity={delivery} row={row} steps={steps} />;
