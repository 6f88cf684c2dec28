import { RotateLeftOutlined, RotateRightOutlined } from '@ant-design/icons';
import { ownAccountForm, ownAccountTexts } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Button, Slider } from 'antd';
import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { RequestFailed } from '../../request/request-failed.ts';
import { uploadFailure, uploadFile } from '../../widgets/files/upload-file.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { clampOffset, middle, mostZoom, type Placing, paint } from './avatar-frame.ts';
import './avatar-dialog.css';

const texts = ownAccountTexts.crop;
const { folder = 'avatar', maxMb = 2 } = ownAccountForm.avatar;
const types = ['image/jpeg', 'image/png'];
const resultSide = 200;
const frameSide = 320;
const quality = 0.92;
/** Distance moved by an arrow key, as a share of the frame. */
const step = 0.03;

/** Decodes a selected picture. Rejects with the error message. */
async function loadPicture(file: File): Promise<ImageBitmap> {
  if (!types.includes(file.type)) throw new Error(texts.wrongType);
  if (file.size > maxMb * 1024 * 1024) throw new Error(texts.tooLarge);
  return createImageBitmap(file).catch(() => {
    throw new Error(texts.wrongType);
  });
}
function loadResult(picture: ImageBitmap, placing: Placing): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = resultSide;
  canvas.height = resultSide;
  paint(canvas, picture, placing);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob ? resolve(new File([blob], 'avatar.jpg', { type: 'image/jpeg' })) : reject(new Error(text.upload.failed)),
      'image/jpeg',
      quality,
    ),
  );
}

interface AvatarDialogProps {
  /** Saves the path of the stored picture. */
  readonly onTake: (path: string) => Promise<void>;
  readonly onClose: () => void;
}
/** Crops a square of 200 px out of a picture and stores it. */
export function AvatarDialog({ onTake, onClose }: AvatarDialogProps) {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [placing, setPlacing] = useState(middle);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => () => picture?.close(), [picture]);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    try {
      setPicture(await loadPicture(file));
      setPlacing(middle);
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const save = async () => {
    if (!picture || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onTake(await uploadFile({ file: await loadResult(picture, placing), folder }));
    } catch (error) {
      setProblem(error instanceof RequestFailed ? uploadFailure(error, text.upload.failed) : (error as Error).message);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={text.account.avatar.edit}
      width={800}
      submitText={text.common.ok}
      isSubmitting={isBusy}
      isDisabled={!picture}
      isDirty={picture !== undefined}
      buttons={<Button onClick={() => chooser.current?.click()}>{texts.choose}</Button>}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <input ref={chooser} type="file" hidden accept={types.join(',')} aria-label={texts.choose} onChange={choose} />
      {problem && <FormNotice tone="bad">{problem}</FormNotice>}
      {picture ? (
        <Cropper picture={picture} placing={placing} onChange={setPlacing} />
      ) : (
        <button type="button" className="avatar-empty" onClick={() => chooser.current?.click()}>
          <b>{texts.choose}</b>
          <span>{texts.hint}</span>
        </button>
      )}
    </FormDialog>
  );
}

interface CropperProps {
  readonly picture: ImageBitmap;
  readonly placing: Placing;
  readonly onChange: (placing: Placing) => void;
}
/** The picture below its frame, next to a preview. Moved by dragging or by the arrow keys. */
function Cropper({ picture, placing, onChange }: CropperProps) {
  const frame = useRef<HTMLCanvasElement>(null);
  const square = useRef<HTMLCanvasElement>(null);
  const circle = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; y: number; from: Placing }>(undefined);
  const change = (part: Partial<Placing>) => onChange(clampOffset(picture, { ...placing, ...part }));
  useEffect(() => {
    for (const { current } of [frame, square, circle]) if (current) paint(current, picture, placing);
  }, [picture, placing]);

  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    const { x, y, from } = grip.current;
    const side = event.currentTarget.clientWidth || frameSide;
    onChange(
      clampOffset(picture, {
        ...placing,
        x: from.x + (event.clientX - x) / side,
        y: from.y + (event.clientY - y) / side,
      }),
    );
  };
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!by) return;
    event.preventDefault();
    change({ x: placing.x + (by[0] ?? 0), y: placing.y + (by[1] ?? 0) });
  };
  const turnBy = (degrees: number) => change({ turn: ((placing.turn + degrees + 540) % 360) - 180 });
  return (
    <div className="avatar-crop">
      <div className="avatar-stage">
        <canvas
          ref={frame}
          className="avatar-frame"
          width={frameSide * 2}
          height={frameSide * 2}
          tabIndex={0}
          aria-label={texts.title}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { x: event.clientX, y: event.clientY, from: placing };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            grip.current = undefined;
          }}
          onWheel={({ deltaY }) => change({ zoom: placing.zoom * (deltaY > 0 ? 0.95 : 1.05) })}
          onKeyDown={move}
        />
        <div className="avatar-control">
          <span id="avatar-zoom">{texts.zoom}</span>
          <Slider
            ariaLabelledByForHandle="avatar-zoom"
            min={1}
            max={mostZoom}
            step={0.05}
            value={placing.zoom}
            tooltip={{ open: false }}
            onChange={(zoom: number) => change({ zoom })}
          />
        </div>
        <div className="avatar-control">
          <span id="avatar-turn">{texts.rotate}</span>
          <Slider
            ariaLabelledByForHandle="avatar-turn"
            min={-180}
            max={180}
            value={placing.turn}
            tooltip={{ formatter: (degrees) => `${degrees ?? 0}°` }}
            onChange={(turn: number) => change({ turn })}
          />
          <IconButton label={texts.left} onClick={() => turnBy(-90)}>
            <RotateLeftOutlined />
          </IconButton>
          <IconButton label={texts.right} onClick={() => turnBy(90)}>
            <RotateRightOutlined />
          </IconButton>
        </div>
      </div>
      <aside className="avatar-previews" aria-label={texts.preview}>
        <h3>{texts.preview}</h3>
        <canvas ref={square} width={resultSide} height={resultSide} className="avatar-square" />
        <canvas ref={circle} width={resultSide} height={resultSide} className="avatar-circle" />
      </aside>
    </div>
  );
}
