import { componentTexts } from '@campus/contract/demo';
import { Ellipsis } from '../../../widgets/ellipsis.tsx';
import { CheckGroup } from '../../../widgets/selects/check-group.tsx';
import { DictSelect } from '../../../widgets/selects/dict-select.tsx';
import { dictSource } from '../../../widgets/selects/dict-source.ts';
import { SearchSelect } from '../../../widgets/selects/search-select.tsx';
import { ValueSwitch } from '../../../widgets/selects/value-switch.tsx';
import { CountedGroup } from './counted-group.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';

const texts = componentTexts.choices;
const people = dictSource('sys_user,realname,username');

/** Dictionary selects, checkboxes and switches. */
export const ChoicesSection = () => (
  <>
    <DemoHint>{texts.hint}</DemoHint>
    <DemoGroup title={texts.list}>
      <DemoStates filled="1" hasLoading={false}>
        {(control) => <DictSelect {...control} dict="sex" as="list" />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.radio}>
      <DemoStates filled="2" hasLoading={false}>
        {(control) => <DictSelect {...control} dict="sex" as="radio" />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.several}>
      <DemoStates filled="1;3" hasLoading={false}>
        {(control) => <DictSelect {...control} dict="position_rank" multiple spliter=";" />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.search}>
      <DemoStates filled="school">{(control) => <SearchSelect {...control} source={people} />}</DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.group}>
      <DemoStates filled="1,3" hasLoading={false}>
        {(control) => <CheckGroup {...control} dictCode="position_rank" />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.counted}>
      <CountedGroup />
    </DemoGroup>
    <DemoGroup title={texts.switch}>
      <DemoStates filled="Y" hasLoading={false}>
        {(control) => <ValueSwitch {...control} />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.switchQuery}>
      <DemoStates filled="N" hasLoading={false}>
        {(control) => <ValueSwitch {...control} query />}
      </DemoStates>
    </DemoGroup>
    <DemoGroup title={texts.ellipsis}>
      <Ellipsis text={texts.long} />
    </DemoGroup>
  </>
);
