import { formFlow, resume, resumeTexts } from '@campus/contract/resume';

const words = resumeTexts.resume;
const { formPass, formReturn } = formFlow.steps;

/** Résumés as their library shows them: beside other buttons, 通过 and 退回 have to say what they decide. */
export const listedResume = {
  ...resume,
  workflow: {
    ...formFlow,
    steps: {
      ...formFlow.steps,
      formPass: { ...formPass, label: words.formPass },
      formReturn: { ...formReturn, label: words.formReturn },
    },
  },
};
