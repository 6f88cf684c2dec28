import { componentTexts } from '@campus/contract/demo';
import { AreaCascader } from '../../../widgets/selects/area-cascader.tsx';
import { AreaSelects } from '../../../widgets/selects/area-selects.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';

const texts = componentTexts.areas;

/** Area pickers by level. */
export const AreasSection = () => (
  <>
    <DemoHint>{texts.hint}</DemoHint>
    <DemoGroup title={texts.single}>
      <DemoStates filled="440305">{(control) => <AreaCascader {...control} />}</DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.lists}>
      <DemoStates filled="440305" isWide>
        {(control) => <AreaSelects {...control} />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.several}>
      <DemoStates filled="440300,330100">
        {(control) => <AreaCascader {...control} multiple anywhere level="city" />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.city}>
      <DemoStates filled="440300">{(control) => <AreaCascader {...control} level="city" />}</DemoStates>
    </DemoGroup>
  </>
);
