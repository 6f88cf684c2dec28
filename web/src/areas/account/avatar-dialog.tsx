import { ownAccountForm, ownAccountTexts } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { RequestFailed } from '../../request/request-failed.ts';
import { uploadFailure, uploadFile } from '../../widgets/files/upload-file.ts';
import { AvatarCropper } from './avatar-cropper.tsx';
import { middle, type Placing, paint, resultSide } from './avatar-frame.ts';
import './avatar-dialog.css';

const texts = ownAccountTexts.crop;
const { folder = 'avatar', maxMb = 2 } = ownAccountForm.avatar;
const types = ['image/jpeg', 'image/png'];
const quality = 0.92;

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
        <AvatarCropper picture={picture} placing={placing} onChange={setPlacing} />
      ) : (
        <button type="button" className="avatar-empty" onClick={() => chooser.current?.click()}>
          <b>{texts.choose}</b>
          <span>{texts.hint}</span>
        </button>
      )}
    </FormDialog>
  );
}
