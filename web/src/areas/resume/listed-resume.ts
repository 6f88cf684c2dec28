import { formFlow, resume, resumeTexts } from '@campus/contract/resume';

const texts = resumeTexts.resume;
const { approve, reject } = formFlow.steps;

/** Résumés for the library: among other buttons, the labels of 通过 and 退回 have to name their object. */
export const listedResume = {
  ...resume,
  workflow: {
    ...formFlow,
    steps: {
      ...formFlow.steps,
      approve: { ...approve, label: texts.formApprove },
      reject: { ...reject, label: texts.formReject },
    },
  },
};
