import { getCodes } from '@campus/contract/kit';
import { delivery, deliveryFlow, deliveryTexts, evaluationScreen } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import type { RowData } from '../../kit/field/row.ts';
import { StudentSteps } from '../../kit/step/student-steps.tsx';
import { EvaluateForStudent } from './evaluation-dialog.tsx';

const evaluable = getCodes(deliveryFlow, 'active', 'finished');
const texts = deliveryTexts.behalf;
const steps = {
  withdraw: { label: texts.withdraw, isDanger: true },
  confirm: { label: texts.confirm },
  decline: { label: texts.decline, isDanger: true },
};

/** What the student of a delivery does, entered by staff. */
export const Behalf = ({ row }: { row: RowData }) => (
  <StudentSteps
    entity={delivery}
    row={row}
    steps={steps}
    further={
      Number(row.step) === pipeline.evaluation && evaluable.includes(Number(row.status))
        ? [
            {
              key: 'evaluate',
              label: evaluationScreen.evaluateCompany,
              open: (onClose) => <EvaluateForStudent row={row} onClose={onClose} />,
            },
          ]
        : []
    }
  />
);
