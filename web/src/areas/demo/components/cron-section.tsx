import { componentTexts } from '@campus/contract/demo';
import { CronInput } from '../../../widgets/cron/cron-input.tsx';
import { HourPicker } from '../../../widgets/cron/hour-picker.tsx';
import { WeekConfig } from '../../../widgets/cron/week-config.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';

const texts = componentTexts.cron;

/** Cron inputs: the whole expression, and hours and weekdays separately. */
export const CronSection = () => (
  <>
    <DemoHint>{texts.hint}</DemoHint>
    <DemoGroup title={texts.expression}>
      <DemoStates filled="0 0/30 8-18 ? * 1-5 *" wrong="0 0 25 * * ? *" hasLoading={false}>
        {(control) => <CronInput {...control} />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.hour}>
      <DemoStates filled="8,12,18" wrong="24" hasLoading={false} isWide>
        {({ value, onChange, disabled }) => <HourPicker value={value} onChange={onChange} disabled={disabled} />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.week}>
      <DemoStates filled="1-5" wrong="9" hasLoading={false} isWide>
        {({ value, onChange, disabled }) => <WeekConfig value={value} onChange={onChange} disabled={disabled} />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.weekExcluded}>
      <WeekConfig value="?" day="1,15" onChange={() => undefined} />
    </DemoGroup>
  </>
);
