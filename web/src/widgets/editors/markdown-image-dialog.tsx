import { text } from '@campus/contract/messages';
import { Form, Input, Tabs } from 'antd';
import { useId, useState } from 'react';
import { fileUrl } from '../../request/file-url.ts';
import { tell } from '../../request/tell.ts';
import { FileUpload } from '../files/file-upload.tsx';
import { Modal } from '../modal.tsx';

type Source = 'local' | 'network';
const texts = text.md.image;
const blank = { path: '', url: '', remark: '' };

interface MarkdownImageDialogProps {
  readonly onOk: (remark: string, url: string) => void;
  readonly onClose: () => void;
}

/** Reason why the picture cannot be inserted; undefined when it can. */
function findProblem(source: Source, { path, url }: typeof blank, isBusy: boolean): string | undefined {
  if (source === 'network') return /^https?:\/\/\S/.test(url.trim()) ? undefined : texts.badUrl;
  if (isBusy) return text.upload.wait;
  return path === '' ? texts.noLocal : undefined;
}

/** Dialog for a local or remote image with an alt text. Render it while it is open. */
export function MarkdownImageDialog({ onOk, onClose }: MarkdownImageDialogProps) {
  const [source, setSource] = useState<Source>('local');
  const [picture, setPicture] = useState(blank);
  const [isBusy, setBusy] = useState(false);
  const set = (part: Partial<typeof blank>) => setPicture((now) => ({ ...now, ...part }));
  const accept = () => {
    const problem = findProblem(source, picture, isBusy);
    if (problem) return tell.warning(problem);
    onOk(picture.remark, source === 'local' ? fileUrl(picture.path) : picture.url);
    onClose();
  };
  const remark = (
    <Line
      label={texts.remark}
      value={picture.remark}
      maxLength={100}
      onChange={(next) => set({ remark: next })}
      onEnter={accept}
    />
  );
  const local = (
    <>
      <Form.Item>
        <FileUpload
          isImage
          folder="jeditor"
          multiple={false}
          value={picture.path}
          onChange={(path) => set({ path })}
          onBusy={setBusy}
        />
      </Form.Item>
      {remark}
    </>
  );
  const network = (
    <>
      <Line label={texts.url} value={picture.url} maxLength={1000} onChange={(url) => set({ url })} onEnter={accept} />
      {remark}
    </>
  );
  return (
    <Modal
      open
      title={texts.title}
      width={520}
      mask={{ closable: false }}
      okText={text.common.ok}
      cancelText={text.common.cancel}
      onOk={accept}
      onCancel={onClose}
    >
      <Tabs
        data-widget="markdown-image"
        activeKey={source}
        destroyOnHidden
        onChange={(next) => {
          setSource(next as Source);
          setPicture(blank);
          setBusy(false);
        }}
        items={[
          { key: 'local', label: texts.local, children: local },
          { key: 'network', label: texts.network, children: network },
        ]}
      />
    </Modal>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

function Line({ label, value, maxLength, onChange, onEnter }: LineProps) {
  const id = useId();
  return (
    <Form.Item htmlFor={id}>
      <Input
        id={id}
        value={value}
        maxLength={maxLength}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={onEnter}
      />
    </Form.Item>
  );
}
