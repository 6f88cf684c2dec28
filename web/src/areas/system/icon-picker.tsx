import { permissionTexts } from '@campus/contract/system';
import { Button, Input, Popover, Tabs } from 'antd';
import { useState } from 'react';
import type { InputProps } from '../../kit/field-control.ts';
import { MenuIcon } from '../../widgets/menu-icon.tsx';
import { menuIconNames } from '../../widgets/menu-icon-names.ts';
import './permission.css';

const words = permissionTexts;
type Group = keyof typeof words.iconTabs;
const groups: readonly (readonly [Group, RegExp])[] = [
  [
    'direction',
    /^(Swap|Merge|Rollback|Login|Node|Menu|Layout|App|Gateway|Cluster|Deployment|Partition|Apartment|Block)/,
  ],
  ['edit', /^(File|Form|Edit|Diff|Snippets|Container|Book|Read|Profile|Solution|Schedule|Audit|Tags|Filter|Control)/],
  ['data', /^(.*Chart|Fund|Database|Table|Radar|Monitor|Field|Account|Bar|Cloud|Hdd|Code|Api|Bug|Scan|Qrcode)/],
  ['people', /^(User|Usergroup|Team|Idcard|Contacts|Customer|Bank|Shop|Crown|Robot|Like)/],
];
const groupOf = (name: string): Group => groups.find(([, names]) => names.test(name))?.[0] ?? 'other';

/** Chooses the icon of a menu entry. */
export function IconInput({ id, value, onChange, onBlur, disabled }: InputProps) {
  const [isOpen, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const wanted = keyword.trim().toLowerCase();
  const found = menuIconNames.filter((name) => name.toLowerCase().includes(wanted));
  const choose = (name: string) => {
    onChange(name);
    setOpen(false);
  };
  const wall = (names: readonly string[]) =>
    names.length === 0 ? (
      <p className="muted">{words.noIcon}</p>
    ) : (
      <div className="icon-wall">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={name === value}
            onClick={() => choose(name)}
          >
            <MenuIcon name={name} />
          </button>
        ))}
      </div>
    );
  const content = (
    <div className="icon-picker">
      <Input
        allowClear
        aria-label={words.iconSearch}
        placeholder={words.iconSearch}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {wanted === '' ? (
        <Tabs
          size="small"
          items={(Object.keys(words.iconTabs) as Group[]).map((key) => ({
            key,
            label: words.iconTabs[key],
            children: wall(menuIconNames.filter((name) => groupOf(name) === key)),
          }))}
        />
      ) : (
        wall(found)
      )}
    </div>
  );
  return (
    <span className="icon-input">
      <Popover trigger="click" placement="bottomLeft" open={isOpen} onOpenChange={setOpen} content={content}>
        <Button
          {...(id && { id })}
          {...(onBlur && { onBlur })}
          disabled={disabled ?? false}
          icon={value === '' ? undefined : <MenuIcon name={value} />}
        >
          {words.chooseIcon}
        </Button>
      </Popover>
      {value !== '' && (
        <Button type="link" onClick={() => onChange('')}>
          {words.clearIcon}
        </Button>
      )}
    </span>
  );
}
