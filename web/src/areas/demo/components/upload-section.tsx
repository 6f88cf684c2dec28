import { demoOrder, fileExamples } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { Button, Input, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { saveTemplate } from '../../../kit/use-entity-dialogs.tsx';
import { DetailList, DetailModal } from '../../../widgets/detail-modal.tsx';
import { AttachmentViewer } from '../../../widgets/files/attachment-viewer.tsx';
import { FileLinks, Thumbnails } from '../../../widgets/files/file-links.tsx';
import { FileListUpload, type ListedFile } from '../../../widgets/files/file-list-upload.tsx';
import { FileUpload } from '../../../widgets/files/file-upload.tsx';
import { ExcelImport } from '../../../widgets/import/excel-import.tsx';
import { Emitted, Example, Examples, samplePictures } from './examples.tsx';

const words = fileExamples.upload;
const { cases } = fileExamples;
const videos = ['mp4', 'm4v', 'mov', 'zip', 'rar', '7z'];
const folder = 'demo';
const record: { readonly name: string; readonly remark: string } = { name: words.title, remark: words.detailNote };
type Open = 'attachments' | 'loading' | 'none' | 'detail' | 'import' | 'checked';

/** 上传: every kind of upload and what shows its files. */
export function UploadSection() {
  const [paths, setPaths] = useState('');
  const [films, setFilms] = useState('');
  const [pictures, setPictures] = useState<string>(samplePictures.join(','));
  const [listed, setListed] = useState<readonly ListedFile[]>([]);
  return (
    <>
      <Examples>
        <Example title={cases.empty}>
          <FileUpload multiple name={cases.empty} folder={folder} value={paths} onChange={setPaths} />
          <Emitted label={words.value} value={paths} />
          {paths !== '' && (
            <Example title={words.preview}>
              <FileLinks value={paths} />
            </Example>
          )}
        </Example>
        <Example title={cases.large}>
          <FileUpload
            name={cases.large}
            accept={videos}
            maxMb={500}
            folder={folder}
            value={films}
            onChange={setFilms}
          />
          <Emitted label={words.value} value={films} />
        </Example>
        <Example title={cases.listed}>
          <FileListUpload multiple folder={folder} value={listed} onChange={setListed} />
          <Emitted label={words.value} value={JSON.stringify(listed)} />
        </Example>
        <Example title={cases.pictures}>
          <FileUpload isImage multiple most={6} folder={folder} value={pictures} onChange={setPictures} />
          <Emitted label={words.value} value={pictures} />
        </Example>
        <Example title={cases.invalid} note={fileExamples.invalidNote}>
          <FileUpload invalid folder={folder} value="" onChange={() => undefined} />
        </Example>
        <Example title={cases.disabled}>
          <FileUpload disabled multiple value={samplePictures[0]} onChange={() => undefined} />
          <FileUpload disabled isImage multiple value={samplePictures[1]} onChange={() => undefined} />
        </Example>
      </Examples>
      <Dialogs paths={[paths, pictures].filter(Boolean).join(',')} />
    </>
  );
}

function Dialogs({ paths }: { paths: string }) {
  const [open, setOpen] = useState<Open>();
  const [detail, setDetail] = useState(record);
  const close = () => setOpen(undefined);
  const button = (key: Open, label: string): ReactNode => <Button onClick={() => setOpen(key)}>{label}</Button>;
  const importing = open === 'import' || open === 'checked';
  return (
    <>
      <Space wrap style={{ marginTop: 20 }}>
        {button('attachments', words.attachments)}
        {button('loading', words.loading)}
        {button('none', words.empty)}
        {button('detail', words.detail)}
        {button('import', words.import)}
        {button('checked', words.importChecked)}
        <Thumbnails value={samplePictures[0]} />
      </Space>
      <AttachmentViewer
        open={open === 'attachments' || open === 'loading' || open === 'none'}
        loading={open === 'loading'}
        record={open === 'none' ? {} : { dataFile: paths }}
        onClose={close}
      />
      <DetailModal
        open={open === 'detail'}
        record={detail}
        render={(copy, set) => (
          <DetailList
            columns={2}
            items={[
              {
                label: demoOrder.fields.name.label,
                value: (
                  <Input
                    aria-label={demoOrder.fields.name.label}
                    maxLength={60}
                    value={copy.name}
                    onChange={({ target }) => set({ name: target.value })}
                  />
                ),
              },
              { label: demoOrder.fields.remark.label, value: copy.remark },
            ]}
          />
        )}
        onConfirm={(copy, done) => {
          setDetail(copy);
          done(true);
        }}
        onClose={close}
      />
      {importing && (
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
