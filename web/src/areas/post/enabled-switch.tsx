import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { saveRow } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

interface EnabledSwitchProps {
  readonly entity: AnyEntity;
  readonly row: RowData;
  /** Accessible label of the switch. */
  readonly label: string;
  /** Confirmation before switching off. */
  readonly disableAsk?: string | undefined;
}

/** Inline switch of a row's enabled state. */
export function EnabledSwitch({ entity, row, label, disableAsk }: EnabledSwitchProps) {
  const client = useQueryClient();
  const mayEdit = useAllowed((entity.can as Readonly<Record<string, string>>).edit ?? '');
  const [isRunning, setRunning] = useState(false);
  const change = async (isOn: boolean) => {
    const question = { title: text.common.prompt, text: disableAsk ?? '', danger: true };
    if (!isOn && disableAsk && !(await tell.confirm(question))) return;
    setRunning(true);
    try {
      tell.success((await saveRow(entity, { id: row.id, version: row.version, status: isOn ? 1 : 0 })).message);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message);
    } finally {
      await client.invalidateQueries({ queryKey: [entity.name] });
      setRunning(false);
    }
  };
  return (
    <Switch
      size="small"
      aria-label={label}
      checked={Number(row.status) === 1}
      disabled={!mayEdit}
      loading={isRunning}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
