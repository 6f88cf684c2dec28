import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { homepageTexts, type LoginFeature } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { Button, Form, Input } from 'antd';
import type { InputProps } from '../../../kit/form/field-control.ts';
import { IconButton } from '../../../widgets/icon-button.tsx';
import { IconButtons } from '../../../widgets/icon-buttons.tsx';
import { MenuIcon } from '../../../widgets/menu-icon.tsx';
import { menuIconNames } from '../../../widgets/menu-icon-names.ts';
import { PopupPanel } from '../../../widgets/popup-panel.tsx';
import '../login-config.css';

const texts = homepageTexts.login;
const mostFeatures = 8;
const blank: LoginFeature = { icon: 'StarOutlined', title: '', text: '' };

/** Icon select. */
function IconChoice({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <PopupPanel
      placement="bottomLeft"
      content={(close) => (
        <div className="icon-choices">
          <IconButtons
            names={menuIconNames}
            value={value}
            onChoose={(name) => {
              close();
              onChange(name);
            }}
          />
        </div>
      )}
    >
      <button type="button" className="icon-choice" aria-label={texts.chooseIcon(value)} title={texts.icon}>
        <MenuIcon name={value} />
      </button>
    </PopupPanel>
  );
}

interface WordsProps {
  readonly className: string;
  readonly label: string;
  readonly max: number;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** One text of a feature. A form item of its own, so that only the invalid text is marked. */
const FeatureText = ({ className, label, max, value, isWrong, onChange }: WordsProps) => (
  <Form.Item className={className} validateStatus={isWrong ? 'error' : ''}>
    <Input
      aria-label={label}
      aria-invalid={isWrong}
      placeholder={label}
      maxLength={max}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Form.Item>
);

/** Features of the sign-in page: 1 to 8, each with icon, title and text. */
export function Control({ id, value, onChange, onBlur, disabled = false, ...aria }: InputProps) {
  const isWrong = aria['aria-invalid'] === true;
  const features = (value === '' ? [] : JSON.parse(value)) as LoginFeature[];
  const emit = (next: readonly LoginFeature[]) => onChange(JSON.stringify(next));
  const change = (at: number, part: Partial<LoginFeature>) =>
    emit(features.map((feature, i) => (i === at ? { ...feature, ...part } : feature)));
  const swap = (at: number, by: -1 | 1) => {
    const feature = features[at];
    if (!feature) return;
    if (at + by < 0) return;
    emit(features.toSpliced(at, 1).toSpliced(at + by, 0, feature));
  };
  return (
    <fieldset className="features" id={id} disabled={disabled} onBlur={onBlur}>
      {features.map((feature, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: features have no id
        <fieldset key={i} className="feature" aria-label={texts.featureNo(i + 1)}>
          <IconChoice value={feature.icon} onChange={(icon) => change(i, { icon })} />
          <FeatureText
            className="feature-title"
            label={texts.featureTitle}
            max={12}
            value={feature.title}
            isWrong={isWrong && feature.title.trim() === ''}
            onChange={(title) => change(i, { title })}
          />
          <FeatureText
            className="feature-text"
            label={texts.featureText}
            max={60}
            value={feature.text}
            isWrong={isWrong && feature.text.trim() === ''}
            onChange={(words) => change(i, { text: words })}
          />
          <span className="feature-tools">
            <IconButton label={text.order.up} disabled={i === 0} onClick={() => swap(i, -1)}>
              <ArrowUpOutlined aria-hidden />
            </IconButton>
            <IconButton label={text.order.down} disabled={i === features.length - 1} onClick={() => swap(i, 1)}>
              <ArrowDownOutlined aria-hidden />
            </IconButton>
            <IconButton
              label={texts.removeFeature}
              disabled={features.length === 1}
              onClick={() => emit(features.toSpliced(i, 1))}
            >
              <DeleteOutlined aria-hidden />
            </IconButton>
          </span>
        </fieldset>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden />}
        disabled={features.length >= mostFeatures}
        onClick={() => emit([...features, blank])}
      >
        {texts.addFeature}（{text.form.count(features.length, mostFeatures)}）
      </Button>
    </fieldset>
  );
}
