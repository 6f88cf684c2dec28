import { getState } from '@campus/contract/kit';
import { formFlow, resumeTexts } from '@campus/contract/resume';
import { StatusTag } from '../../widgets/status.tsx';

/** State of a résumé's recommendation form; renders nothing before its submission. */
export function FormState({ code }: { code: unknown }) {
  const state = getState(formFlow, Number(code));
  if (state === 'none') return null;
  return <StatusTag tone={formFlow.states[state].tone}>{resumeTexts.resume.formTabs[state]}</StatusTag>;
}
