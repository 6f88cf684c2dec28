import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface AddPeopleProps {
  readonly labels: { readonly addKnown: string; readonly addNew: string };
  /** Adds existing users; undefined without permission. */
  readonly onKnown: (() => void) | undefined;
  /** Creates a user; undefined without permission. */
  readonly onNew: (() => void) | undefined;
}

/** Buttons that add members. */
export const AddPeople = ({ labels, onKnown, onNew }: AddPeopleProps) => (
  <>
    {onKnown && (
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onKnown}>
        {labels.addKnown}
      </Button>
    )}
    {onNew && <Button onClick={onNew}>{labels.addNew}</Button>}
  </>
);
