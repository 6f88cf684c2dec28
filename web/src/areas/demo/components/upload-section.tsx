import { demoOrder, fileExamples } from '@campus/contract/demo';
import { Button, Input, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { saveTemplate } from '../../../kit/list/entity-import.tsx';
import { DetailList, DetailModal } from '../../../widgets/detail-modal.tsx';
import { AttachmentViewer } from '../../../widgets/files/attachment-viewer.tsx';
import { FileLinks } from '../../../widgets/files/file-links.tsx';
import { FileListUpload, type ListedFile } from '../../../widgets/files/file-list-upload.tsx';
import { FileUpload } from '../../../widgets/files/file-upload.tsx';
import { ExcelImport } from '../../../widgets/import/excel-import.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';
import { Emitted, samplePictures } from './examples.tsx';

const texts = fileExamples.upload;
const large = ['mp4', 'm4v', 'mov', 'zip', 'rar', '7z'];
const folder = 'demo';
const { name, remark } = demoOrder.fields;
const record: Readonly<Record<'name' | 'remark', string>> = { name: texts.title, remark: texts.detailNote };

/** 上传: all kinds of uploads and file viewers. */
export function UploadSection() {
  const [films, setFilms] = useState('');
  const [listed, setListed] = useState<readonly ListedFile[]>([]);
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <DemoGroup title={texts.files}>
        <DemoStates filled={samplePictures.slice(0, 2).join(',')} problem={texts.invalid} hasLoading={false}>
          {({ 'aria-invalid': invalid, ...control }) => (
            <FileUpload {...control} multiple folder={folder} invalid={invalid} />
          )}
        </DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.pictures}>
        <DemoStates filled={samplePictures.join(',')} problem={texts.invalid} hasLoading={false}>
          {({ 'aria-invalid': invalid, ...control }) => (
            <FileUpload {...control} isImage multiple most={6} folder={folder} invalid={invalid} />
          )}
        </DemoStates>
      </DemoGroup>
      <DemoGroup title={fileExamples.large}>
        <FileUpload
          name={fileExamples.large}
          multiple={false}
          accept={large}
          maxMb={500}
          folder={folder}
          value={films}
          onChange={setFilms}
        />
        <Emitted value={films} />
      </DemoGroup>
      <DemoGroup title={texts.listed}>
        <FileListUpload multiple folder={folder} value={listed} onChange={setListed} />
        <Emitted value={JSON.stringify(listed)} />
      </DemoGroup>
      <DemoGroup title={texts.preview}>
        <FileLinks value={samplePictures.join(',')} />
      </DemoGroup>
      <DemoGroup title={texts.dialogs}>
        <Dialogs />
      </DemoGroup>
    </>
  );
}

type Open = 'attachments' | 'loading' | 'none' | 'detail' | 'import' | 'checked';

function Dialogs() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const button = (key: Open, label: string): ReactNode => <Button onClick={() => setOpen(key)}>{label}</Button>;
  return (
    <>
      <Space wrap>
        {button('attachments', texts.attachments)}
        {button('loading', texts.loading)}
        {button('none', texts.empty)}
        {button('detail', texts.detail)}
        {button('import', texts.import)}
        {button('checked', texts.importChecked)}
      </Space>
      <AttachmentViewer
        open={open === 'attachments' || open === 'loading' || open === 'none'}
        loading={open === 'loading'}
        record={open === 'none' ? {} : { dataFile: samplePictures.join(',') }}
        onClose={close}
      />
      <Detail open={open === 'detail'} onClose={close} />
      {(open === 'import' || open === 'checked') && (
        <ExcelImport
          path={`${demoOrder.path}/importExcel`}
          online={open === 'checked'}
          onTemplate={() => saveTemplate(demoOrder)}
          onDone={() => undefined}
          onClose={close}
        />
      )}
    </>
  );
}

function Detail({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [kept, setKept] = useState(record);
  return (
    <DetailModal
      open={open}
      record={kept}
      onClose={onClose}
      onConfirm={(copy, done) => {
        setKept(copy);
        done(true);
      }}
      render={(copy, set) => (
        <DetailList
          columns={2}
          items={[
            {
              label: name.label,
              value: (
                <Input
                  aria-label={name.label}
                  maxLength={60}
                  value={copy.name}
                  onChange={({ target }) => set({ name: target.value })}
                />
              ),
            },
            { label: remark.label, value: copy.remark },
          ]}
        />
      )}
    />
  );
}
