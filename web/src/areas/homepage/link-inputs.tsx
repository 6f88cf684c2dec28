import { homepageTexts, linkTypes } from '@campus/contract/homepage';
import { publicFairStatuses } from '@campus/contract/jobfair';
import { Input } from 'antd';
import { type ComponentType, useState } from 'react';
import type { InputProps } from '../../kit/form/field-control.ts';
import { RefInput } from '../../kit/form/ref-input.tsx';
import { useDict } from '../../request/dictionary.ts';
import { FileUpload } from '../../widgets/files/file-upload.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';

const texts = homepageTexts.slides;
const folder = 'carousel';
const videoTypes = ['mp4', 'm4v', 'mov'];
const videoMb = 500;

function AddressInput({ id, value, onChange, onBlur, ...aria }: InputProps & { hint?: string }) {
  return (
    <Input
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
      allowClear
      maxLength={500}
      placeholder={aria.hint ?? texts.linkHint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function PictureInput({ id, value, onChange, onBusy, ...aria }: InputProps) {
  return (
    <FileUpload
      id={id}
      value={value}
      onChange={onChange}
      onBusy={onBusy}
      invalid={aria['aria-invalid']}
      isImage
      multiple={false}
      maxMb={10}
      folder={folder}
    />
  );
}

const publicFairs = { status: publicFairStatuses.join(',') };
/** A fair that the public can see; the target is stored as a text. */
const FairInput = ({ field, known: _known, ...props }: InputProps) => (
  <RefInput {...props} field={{ ...field, kind: 'ref', to: 'jobFair' }} among={publicFairs} />
);

/** A video, uploaded or external. */
function VideoInput(props: InputProps) {
  const { id, field, value, onChange, onBusy } = props;
  const [way, setWay] = useState<string>(value.startsWith('http') ? 'address' : 'upload');
  return (
    <div className="video-input">
      <Segmented
        aria-label={field.label}
        value={way}
        options={[
          { value: 'upload', label: texts.byUpload },
          { value: 'address', label: texts.byAddress },
        ]}
        onChange={(next) => {
          setWay(next);
          onChange('');
        }}
      />
      {way === 'address' ? (
        <AddressInput {...props} hint={texts.addressHint} />
      ) : (
        <FileUpload
          id={id}
          name={field.label}
          value={value}
          onChange={onChange}
          onBusy={onBusy}
          invalid={props['aria-invalid']}
          multiple={false}
          accept={videoTypes}
          maxMb={videoMb}
          folder={folder}
        />
      )}
    </div>
  );
}

/** Inputs for the link target by type. Types without an input are not offered. */
export const linkInputs: Readonly<Record<string, ComponentType<InputProps>>> = {
  [linkTypes.jobFair]: FairInput,
  [linkTypes.outside]: AddressInput,
  [linkTypes.video]: VideoInput,
  [linkTypes.qrCode]: PictureInput,
  [linkTypes.picture]: PictureInput,
};

/** The supported types; a stored one of another type stays visible. */
export function LinkTypeInput({ id, value, onChange, onBlur, ...aria }: InputProps) {
  const offered = useDict('publicity_link_type')
    .filter((item) => item.value === linkTypes.none || item.value === value || linkInputs[item.value])
    .map((item) => ({ value: item.value, label: item.text }));
  return (
    <OptionSelect
      id={id}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      clearable={false}
      options={offered}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
    />
  );
}
