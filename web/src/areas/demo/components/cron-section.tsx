import { componentTexts } from '@campus/contract/demo';
import { CronInput } from '../../../widgets/cron/cron-input.tsx';
import { HourPicker } from '../../../widgets/cron/hour-picker.tsx';
import { WeekConfig } from '../../../widgets/cron/week-config.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';

const words = componentTexts.cron;

/** Cron inputs: the whole expression, and hours and weekdays separately. */
export const CronSection = () => (
  <>
    <DemoHint>{words.hint}</DemoHint>
    <DemoGroup title={words.expression}>
      <DemoStates filled="0 0/30 8-18 ? * 1-5 *" wrong="0 0 25 * * ? *" hasLoading={false}>
        {(control) => <CronInput {...control} />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={words.hour}>
      <DemoStates filled="8,12,18" wrong="24" hasLoading={false} isWide>
        {({ value, onChange, disabled }) => <HourPicker value={value} onChange={onChange} disabled={disabled} />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={words.week}>
      <DemoStates filled="1-5" wrong="9" hasLoading={false} isWide>
        {({ value, onChange, disabled }) => <WeekConfig value={value} onChange={onChange} disabled={disabled} />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={words.weekExcluded}>
      <WeekConfig value="?" day="1,15" onChange={() => undefined} />
    </DemoGroup>
  </>
);
