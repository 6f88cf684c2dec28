import { fileExamples } from '@campus/contract/demo';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { fileUrl } from '../../../request/file-url.ts';
import { Thumbnails } from '../../../widgets/files/file-links.tsx';
import { ImageStage } from '../../../widgets/files/image-viewer.tsx';
import { QrDialog } from '../../../widgets/qr-dialog.tsx';
import { VideoModal } from '../../../widgets/video-modal.tsx';
import { Example, Examples, sampleCode, samplePictures } from './examples.tsx';

const words = fileExamples.preview;
const missing = 'demo/missing';
type Open = 'video' | 'qr';

/** 图片预览: viewers of pictures, videos and codes. */
export function PreviewSection() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Examples>
        <Example title={words.several}>
          <Thumbnails value={samplePictures.join(',')} size={96} />
        </Example>
        <Example title={words.one}>
          <Thumbnails value={sampleCode} size={96} />
        </Example>
        <Example title={words.broken}>
          <Thumbnails value={`${missing}.png`} size={96} />
        </Example>
      </Examples>
      <Space wrap style={{ margin: '20px 0' }}>
        <Button onClick={() => setOpen('qr')}>{words.qr}</Button>
        <Button onClick={() => setOpen('video')}>{words.noVideo}</Button>
      </Space>
      <ImageStage paths={samplePictures} />
      <QrDialog open={open === 'qr'} text={window.location.href} onClose={close} />
      <VideoModal open={open === 'video'} src={fileUrl(`${missing}.mp4`)} title={words.videoTitle} onClose={close} />
    </>
  );
}
