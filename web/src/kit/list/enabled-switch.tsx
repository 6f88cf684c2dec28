import type { AnyEntity, Switch as Declared } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Switch } from 'antd';
import { useState } from 'react';
import { tell } from '../../request/tell.ts';
import { switchRow } from '../call/entity-calls.ts';
import { getName } from '../detail/detail-settings.ts';
import type { RowData } from '../field/row.ts';
import { useMutate } from '../form/use-mutate.ts';

/** The switch of a row whose entity declares one. */
export function EnabledSwitch({ entity, row }: { entity: AnyEntity; row: RowData }) {
  const send = useMutate(entity.name);
  const [isRunning, setRunning] = useState(false);
  const { field, ask } = entity.switch as Declared;
  const name = getName(entity, row);
  const change = async (isOn: boolean) => {
    const question = { title: text.common.prompt, text: ask?.replaceAll('{row}', `“${name}”`) ?? '', danger: true };
    if (!isOn && ask !== undefined && !(await tell.confirm(question))) return;
    setRunning(true);
    await send(() => switchRow(entity, row, isOn));
    setRunning(false);
  };
  return (
    <Switch
      size="small"
      aria-label={text.order.switchOf(name)}
      checked={Number(row[field]) === 1}
      loading={isRunning}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
