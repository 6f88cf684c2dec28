import { fileExamples } from '@campus/contract/demo';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { fileUrl } from '../../../request/file-url.ts';
import { Carousel } from '../../../widgets/carousel/carousel.tsx';
import { Thumbnails } from '../../../widgets/files/file-links.tsx';
import { ImageStage } from '../../../widgets/files/image-viewer.tsx';
import { StoredImage } from '../../../widgets/files/stored-image.tsx';
import { QrDialog } from '../../../widgets/qr-dialog.tsx';
import { VideoModal } from '../../../widgets/video-modal.tsx';
import { DemoGroup, DemoHint } from './demo-states.tsx';
import { sampleCode, samplePictures } from './examples.tsx';

const texts = fileExamples.preview;
const missing = 'jeditor/missing';
const sizePx = 96;
type Open = 'video' | 'qr';

/** 图片预览: viewers of pictures, videos and QR codes. */
export function PreviewSection() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <DemoGroup title={texts.several}>
        <Thumbnails value={samplePictures.join(',')} size={sizePx} />
      </DemoGroup>
      <DemoGroup title={texts.one}>
        <Thumbnails value={sampleCode} size={sizePx} />
      </DemoGroup>
      <DemoGroup title={texts.broken}>
        <Thumbnails value={`${missing}.png`} size={sizePx} />
      </DemoGroup>
      <DemoGroup title={texts.stage}>
        <ImageStage paths={samplePictures} />
      </DemoGroup>
      <DemoGroup title={texts.carousel}>
        <Carousel
          label={texts.carousel}
          slides={samplePictures.map((path, i) => ({
            key: path,
            label: texts.slide(i + 1),
            picture: <StoredImage path={path} alt="" />,
            caption: texts.slide(i + 1),
            onOpen: () => setOpen('qr'),
          }))}
        />
      </DemoGroup>
      <DemoGroup title={fileExamples.upload.dialogs}>
        <Space wrap>
          <Button onClick={() => setOpen('qr')}>{texts.qr}</Button>
          <Button onClick={() => setOpen('video')}>{texts.noVideo}</Button>
        </Space>
      </DemoGroup>
      <QrDialog open={open === 'qr'} text={window.location.href} onClose={close} />
      <VideoModal open={open === 'video'} src={fileUrl(`${missing}.mp4`)} title={texts.videoTitle} onClose={close} />
    </>
  );
}
