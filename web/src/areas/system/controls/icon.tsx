import { permissionTexts } from '@campus/contract/system';
import { Button, Input, Tabs } from 'antd';
import { useState } from 'react';
import type { InputProps } from '../../../kit/form/field-control.ts';
import { IconButtons } from '../../../widgets/icon-buttons.tsx';
import { MenuIcon } from '../../../widgets/menu-icon.tsx';
import { menuIconNames } from '../../../widgets/menu-icon-names.ts';
import { PopupPanel } from '../../../widgets/popup-panel.tsx';
import '../permission.css';

type Group = keyof typeof permissionTexts.iconTabs;
const groups: readonly (readonly [Group, RegExp])[] = [
  [
    'direction',
    /^(Swap|Merge|Rollback|Login|Node|Menu|Layout|App|Gateway|Cluster|Deployment|Partition|Apartment|Block)/,
  ],
  ['edit', /^(File|Form|Edit|Diff|Snippets|Container|Book|Read|Profile|Solution|Schedule|Audit|Tags|Filter|Control)/],
  ['data', /^(.*Chart|Fund|Database|Table|Radar|Monitor|Field|Account|Bar|Cloud|Hdd|Code|Api|Bug|Scan|Qrcode)/],
  ['people', /^(User|Usergroup|Team|Idcard|Contacts|Customer|Bank|Shop|Crown|Robot|Like)/],
];
const getGroup = (name: string): Group => groups.find(([, names]) => names.test(name))?.[0] ?? 'other';

interface WallProps {
  readonly value: string;
  readonly onChoose: (name: string) => void;
}
const Wall = ({ names, value, onChoose }: WallProps & { readonly names: readonly string[] }) =>
  names.length === 0 ? (
    <p className="muted">{permissionTexts.noIcon}</p>
  ) : (
    <div className="icon-wall">
      <IconButtons names={names} value={value} onChoose={onChoose} />
    </div>
  );

interface IconPickerProps extends WallProps {
  readonly keyword: string;
  readonly onKeyword: (keyword: string) => void;
}
/** The icons by group, or those with the keyword in their names. */
function IconPicker({ keyword, onKeyword, ...wall }: IconPickerProps) {
  const wanted = keyword.trim().toLowerCase();
  return (
    <div className="icon-picker">
      <Input
        allowClear
        aria-label={permissionTexts.iconSearch}
        placeholder={permissionTexts.iconSearch}
        value={keyword}
        onChange={({ target }) => onKeyword(target.value)}
      />
      {wanted === '' ? (
        <Tabs
          size="small"
          items={(Object.keys(permissionTexts.iconTabs) as Group[]).map((key) => ({
            key,
            label: permissionTexts.iconTabs[key],
            children: <Wall names={menuIconNames.filter((name) => getGroup(name) === key)} {...wall} />,
          }))}
        />
      ) : (
        <Wall names={menuIconNames.filter((name) => name.toLowerCase().includes(wanted))} {...wall} />
      )}
    </div>
  );
}

/** Icon select of a menu entry. */
export function Control({ id, value, onChange, onBlur, disabled }: InputProps) {
  const [keyword, setKeyword] = useState('');
  const getContent = (close: () => void) => (
    <IconPicker
      keyword={keyword}
      onKeyword={setKeyword}
      value={value}
      onChoose={(name) => {
        close();
        onChange(name);
      }}
    />
  );
  return (
    <span className="icon-input">
      <PopupPanel placement="bottomLeft" content={getContent}>
        <Button
          {...(id && { id })}
          {...(onBlur && { onBlur })}
          disabled={disabled ?? false}
          icon={value === '' ? undefined : <MenuIcon name={value} />}
        >
          {permissionTexts.chooseIcon}
        </Button>
      </PopupPanel>
      {value !== '' && (
        <Button type="link" onClick={() => onChange('')}>
          {permissionTexts.clearIcon}
        </Button>
      )}
    </span>
  );
}
