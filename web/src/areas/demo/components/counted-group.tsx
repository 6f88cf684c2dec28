import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { CheckGroup, checkCountProblem } from '../../../widgets/selects/check-group.tsx';

const [min, max] = [2, 3];

/** Checkbox group that requires two or three selections, validated on submit and then on change. */
export function CountedGroup() {
  const [value, setValue] = useState('');
  const [isSent, setSent] = useState(false);
  const id = useId();
  const problem = isSent ? checkCountProblem(value, { min, max }) : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <CheckGroup
        dictCode="position_rank"
        value={value}
        onChange={setValue}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {problem !== undefined && (
        <p id={id} className="field-message error" role="alert">
          {problem}
        </p>
      )}
      <div style={{ marginTop: 8 }}>
        <Button htmlType="submit">{text.common.submit}</Button>
      </div>
    </form>
  );
}
