import { Steps } from 'antd';
import { useIsMobile } from '../theme/use-media.ts';
import './wizard-steps.css';

interface WizardStepsProps {
  readonly titles: readonly string[];
  readonly current: number;
  /** Without it the steps cannot be pressed. */
  readonly onChange?: (at: number) => void;
}
/** The steps of a form, in one line: on phones each title is below its number. */
export function WizardSteps({ titles, current, onChange }: WizardStepsProps) {
  const isMobile = useIsMobile();
  return (
    <Steps
      className="wizard-steps"
      size="small"
      responsive={false}
      titlePlacement={isMobile ? 'vertical' : 'horizontal'}
      current={current}
      items={titles.map((title) => ({ title }))}
      {...(onChange && { onChange })}
    />
  );
}
