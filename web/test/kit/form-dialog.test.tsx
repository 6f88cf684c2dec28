import { fireEvent, screen } from '@testing-library/react';
import { DatePicker, Input, Modal } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../../src/kit/form/form-dialog.tsx';
import { show } from './support.tsx';

function open() {
  const submit = vi.fn();
  show(
    <FormDialog
      title="借书"
      width={520}
      submitText="保存"
      isSubmitting={false}
      isDirty={false}
      onSubmit={submit}
      onClose={() => undefined}
    >
      <Input aria-label="书名" />
      <DatePicker aria-label="归还日期" />
      <Modal open title="查书">
        <Input aria-label="关键词" />
      </Modal>
    </FormDialog>,
  );
  return submit;
}

describe('Enter in a dialog', () => {
  it('submits from a text input', () => {
    const submit = open();
    fireEvent.keyDown(screen.getByLabelText('书名'), { key: 'Enter' });
    expect(submit).toHaveBeenCalledOnce();
  });

  it('confirms a typed date and does not submit', () => {
    const submit = open();
    fireEvent.keyDown(screen.getByLabelText('归还日期'), { key: 'Enter' });
    expect(submit).not.toHaveBeenCalled();
  });

  it('ignores dialogs opened from it', () => {
    const submit = open();
    fireEvent.keyDown(screen.getByLabelText('关键词'), { key: 'Enter' });
    expect(submit).not.toHaveBeenCalled();
  });
});
