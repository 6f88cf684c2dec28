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

/** Dialog for a local or remote image with an alt text. Render it while it is open. */
export function MarkdownImageDialog({ onOk, onClose }: MarkdownImageDialogProps) {
  const [source, setSource] = useState<Source>('local');
  const [picture, setPicture] = useState(blank);
  const [isBusy, setBusy] = useState(false);
  const ids = { url: useId(), remark: useId() };
  const set = (part: Partial<typeof blank>) => setPicture((now) => ({ ...now, ...part }));
  const accept = () => {
    if (source === 'local' && isBusy) return tell.warning(text.upload.wait);
    if (source === 'local' && picture.path === '') return tell.warning(texts.noLocal);
    if (source === 'network' && !/^https?:\/\/\S/.test(picture.url.trim())) return tell.warning(texts.badUrl);
    onOk(picture.remark, source === 'local' ? fileUrl(picture.path) : picture.url);
    onClose();
  };
  const remark = (
    <Form.Item htmlFor={ids.remark}>
      <Input
        id={ids.remark}
        value={picture.remark}
        maxLength={100}
        placeholder={texts.remark}
        aria-label={texts.remark}
        onChange={({ target }) => set({ remark: target.value })}
        onPressEnter={accept}
      />
    </Form.Item>
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
          {
            key: 'local',
            label: texts.local,
            children: (
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
            ),
          },
          {
            key: 'network',
            label: texts.network,
            children: (
              <>
                <Form.Item htmlFor={ids.url}>
                  <Input
                    id={ids.url}
                    value={picture.url}
                    maxLength={1000}
                    placeholder={texts.url}
                    aria-label={texts.url}
                    onChange={({ target }) => set({ url: target.value })}
                    onPressEnter={accept}
                  />
                </Form.Item>
                {remark}
              </>
            ),
          },
        ]}
      />
    </Modal>
  );
}
