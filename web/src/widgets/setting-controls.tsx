import { CheckOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Select, Switch, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { tell } from '../request/tell.ts';
import { changeSettings, type Settings, useSettings } from '../theme/settings.ts';
import { Segmented } from './segmented.tsx';
import './setting-controls.css';

const { style, color, nav, width, ...words } = text.setting;
const colours = [
  ['#F5222D', color.dust],
  ['#FA541C', color.volcano],
  ['#FAAD14', color.sunset],
  ['#13C2C2', color.cyan],
  ['#52C41A', color.green],
  ['#1890FF', color.daybreak],
  ['#2F54EB', color.geek],
  ['#722ED1', color.purple],
] as const;

/** Theme settings, used by the settings drawer and the account settings. Changes apply and are stored at once. */
export function SettingControls() {
  const settings = useSettings();
  const isTop = settings.layout === 'topmenu';
  return (
    <>
      <Group title={style.self}>
        <Segmented<Settings['theme']>
          aria-label={style.self}
          block
          value={settings.theme}
          options={[
            { value: 'light', label: style.light },
            { value: 'dark', label: style.dark },
          ]}
          onChange={(theme) => changeSettings({ theme })}
        />
      </Group>
      <Group title={color.self}>
        <Colours chosen={settings.primaryColour} />
      </Group>
      <Group title={nav.self}>
        <Segmented<Settings['layout']>
          aria-label={nav.self}
          block
          value={settings.layout}
          options={[
            { value: 'sidemenu', label: nav.side },
            { value: 'topmenu', label: nav.top },
          ]}
          onChange={(layout) => changeSettings({ layout })}
        />
        <Row label={<Tooltip title={width.tip}>{width.self}</Tooltip>}>
          <Select<Settings['contentWidth']>
            size="small"
            aria-label={width.self}
            value={settings.contentWidth}
            options={[
              { value: 'Fixed', label: width.fixed },
              ...(isTop ? [{ value: 'Fluid' as const, label: width.fluid }] : []),
            ]}
            onChange={(contentWidth) => changeSettings({ contentWidth })}
          />
        </Row>
        <Flag name="fixedHeader" label={words.fixedHeader} />
        <Flag name="autoHideHeader" label={words.autoHideHeader} isDisabled={!settings.fixedHeader} />
        <Flag name="fixedSidebar" label={words.fixedSidebar} isDisabled={isTop} />
      </Group>
      <Group title={words.other}>
        <Flag name="darkMode" label={text.frame.darkMode} />
        <Flag name="colourWeak" label={words.colorWeak} />
        <Flag name="multipage" label={words.multipage} />
      </Group>
    </>
  );
}

interface FlagProps {
  readonly name: { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** A setting that is on or off. */
function Flag({ name, label, isDisabled = false }: FlagProps) {
  const { [name]: isOn } = useSettings();
  return (
    <Row label={label} isDisabled={isDisabled}>
      <Switch
        aria-label={label}
        checked={isOn}
        disabled={isDisabled}
        onChange={(next) => changeSettings({ [name]: next })}
      />
    </Row>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="look-group">
    <h3>{title}</h3>
    {children}
  </section>
);

const Row = ({
  label,
  isDisabled = false,
  children,
}: {
  label: ReactNode;
  isDisabled?: boolean;
  children: ReactNode;
}) => (
  <div className="look-row" data-disabled={isDisabled || undefined}>
    <span>{label}</span>
    {children}
  </div>
);

function Colours({ chosen }: { chosen: string }) {
  const choose = (primaryColour: string) => {
    const before = chosen;
    try {
      changeSettings({ primaryColour });
    } catch {
      // Restores the previous colour.
      changeSettings({ primaryColour: before });
      tell.error(text.theme.updateFailed);
    }
  };
  return (
    <div className="look-colours" role="radiogroup" aria-label={color.self}>
      {colours.map(([value, name]) => (
        <Tooltip key={value} title={name}>
          {/* biome-ignore lint/a11y/useSemanticElements: a radio input cannot be styled as a swatch with a tick */}
          <button
            type="button"
            role="radio"
            aria-checked={value === chosen}
            aria-label={name}
            style={{ background: value }}
            onClick={() => choose(value)}
          >
            {value === chosen && <CheckOutlined />}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
