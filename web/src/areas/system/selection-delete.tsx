import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { SelectionCount } from '../../kit/list/list-tools.tsx';

interface SelectionDeleteProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

/** Number of selected rows, and the button that deletes them. */
export const SelectionDelete = ({ count, onClear, onDelete }: SelectionDeleteProps) => (
  <>
    <SelectionCount count={count} onClear={onClear} />
    <Button danger onClick={onDelete}>
      {text.listPage.batchStep(text.common.delete)}
    </Button>
  </>
);
