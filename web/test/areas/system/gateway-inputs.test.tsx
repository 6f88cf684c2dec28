import { json } from '@campus/contract/kit';
import { gatewayTexts, readFilters, readPredicates } from '@campus/contract/system';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FiltersInput } from '../../../src/areas/system/gateway-filters.tsx';
import { PredicatesInput } from '../../../src/areas/system/gateway-predicates.tsx';
import type { InputProps } from '../../../src/kit/form/field-control.ts';
import { show } from '../../kit/support.tsx';

const field = json<unknown>()({ label: '值' });
let written: unknown;
function ControlledField({ input: Input, start }: { input: (props: InputProps) => React.ReactNode; start: unknown }) {
  const [value, setValue] = useState(JSON.stringify(start));
  return (
    <Input
      field={field}
      value={value}
      onChange={(next) => {
        written = JSON.parse(next);
        setValue(next);
      }}
    />
  );
}
const choose = async (button: string, label: RegExp) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: new RegExp(button) }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  return user;
};

describe('路由条件', () => {
  it('are written in the form of the server: words as a list, named ones as a pair', async () => {
    show(<ControlledField input={PredicatesInput} start={[]} />);
    const user = await choose(gatewayTexts.addCondition, /Path/);
    await user.type(screen.getByRole('combobox', { name: '路径' }), '/a/**,/b/*{Enter}');
    await choose(gatewayTexts.addCondition, /Header/);
    await user.type(screen.getByRole('textbox', { name: `请求头${gatewayTexts.name}` }), 'X-Client');
    await user.type(screen.getByRole('textbox', { name: `请求头${gatewayTexts.regexp}` }), 'a+');
    expect(written).toEqual([
      { name: 'Path', args: ['/a/**', '/b/*'] },
      { name: 'Header', args: { header: 'X-Client', regexp: 'a+' } },
    ]);
    expect(readPredicates(written)).toHaveProperty('value');
  });

  it('are shown as stored and removed one by one', async () => {
    const stored = [
      { name: 'Method', args: ['GET', 'POST'] },
      { name: 'After', args: ['2026-01-01T00:00:00+08:00[Asia/Shanghai]'] },
      { name: 'Between', args: ['2026-01-01 00:00:00', '2026-02-01 00:00:00'] },
    ];
    show(<ControlledField input={PredicatesInput} start={stored} />);
    screen.getByTitle('GET');
    screen.getByDisplayValue('2026-01-01T00:00:00+08:00[Asia/Shanghai]');
    screen.getByDisplayValue('2026-02-01 00:00:00');
    await userEvent.setup().click(screen.getByRole('button', { name: gatewayTexts.remove('请求方法') }));
    expect(written).toEqual(stored.slice(1));
  });
});

describe('过滤器', () => {
  it('start with defaults and accept further parameters', async () => {
    show(<ControlledField input={FiltersInput} start={[]} />);
    screen.getByText(gatewayTexts.empty);
    const user = await choose(gatewayTexts.addFilter, /RequestRateLimiter/);
    const limiter = screen.getByRole('region', { name: '限流过滤器' });
    await user.clear(within(limiter).getByRole('textbox', { name: '每秒补充' }));
    await user.type(within(limiter).getByRole('textbox', { name: '每秒补充' }), '5');
    await user.click(within(limiter).getByRole('button', { name: new RegExp(gatewayTexts.addArg) }));
    await user.type(within(limiter).getByRole('textbox', { name: gatewayTexts.argKey }), 'note');
    await user.type(within(limiter).getByRole('textbox', { name: gatewayTexts.argValue }), 'x');
    expect(written).toEqual([
      {
        name: 'RequestRateLimiter',
        args: [
          { key: 'key-resolver', value: '#{@ipKeyResolver}' },
          { key: 'replenishRate', value: '5' },
          { key: 'burstCapacity', value: '20' },
          { key: 'note', value: 'x' },
        ],
      },
    ]);
    expect(readFilters(written)).toHaveProperty('value');
    // A route has one limit.
    await user.click(screen.getByRole('button', { name: new RegExp(gatewayTexts.addFilter) }));
    const again = await screen.findByRole('menuitem', { name: /RequestRateLimiter/ });
    expect(again.getAttribute('aria-disabled')).toBe('true');
  });

  it('are removed', async () => {
    show(
      <ControlledField input={FiltersInput} start={[{ name: 'StripPrefix', args: [{ key: 'parts', value: '1' }] }]} />,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: gatewayTexts.remove('去除路径前缀') }));
    expect(written).toEqual([]);
  });
});
