import { text } from '@campus/contract/messages';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { tell } from '../../request/tell.ts';
import { Modal } from '../modal.tsx';

const maxLength = 50;
const texts = text.sq;

interface SavePromptProps {
  /** Resolves with whether it was saved. */
  readonly onSave: (name: string, isShared: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Prompt for the name and visibility of a saved query. */
export function SavePrompt({ onSave, onClose }: SavePromptProps) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const trimmed = name.trim();
    if (trimmed === '') return tell.warning(texts.emptyName);
    setBusy(true);
    try {
      if (await onSave(trimmed, isShared)) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={416}
      title={texts.prompt}
      mask={{ closable: false }}
      keyboard={!isBusy}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={() => !isBusy && onClose()}
    >
      <Input
        autoFocus
        aria-label={texts.prompt}
        maxLength={maxLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={() => void save()}
      />
      <Checkbox className="query-share" checked={isShared} onChange={({ target }) => setShared(target.checked)}>
        {texts.share}
      </Checkbox>
    </Modal>
  );
}
