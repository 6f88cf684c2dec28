import { componentTexts } from '@campus/contract/demo';
import { useQuery } from '@tanstack/react-query';
import { DepartPicker } from '../../../widgets/pickers/depart-picker.tsx';
import { allDeparts, departTreeQuery } from '../../../widgets/pickers/depart-tree.ts';
import { UserPicker } from '../../../widgets/pickers/user-picker.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';

const texts = componentTexts.departs;

/** Pickers of departments and their members. */
export function DepartsSection() {
  const { data = [] } = useQuery(departTreeQuery('sys'));
  const some = allDeparts(data).slice(1, 3);
  const ids = some.map(({ id }) => id);
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <DemoGroup title={texts.single}>
        <DemoStates filled={ids[0] ?? ''}>{(control) => <DepartPicker {...control} />}</DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.multiple}>
        <DemoStates filled={ids.join(',')}>{(control) => <DepartPicker {...control} multiple linkable />}</DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.code}>
        <DemoStates filled={some[0]?.orgCode ?? ''}>
          {(control) => <DepartPicker {...control} store="org_code" rootOpened={false} />}
        </DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.users}>
        <DemoStates filled="school,auditor">{(control) => <UserPicker {...control} multiple />}</DemoStates>
      </DemoGroup>
    </>
  );
}
