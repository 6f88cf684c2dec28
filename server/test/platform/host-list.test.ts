import { describe, expect, it } from 'vitest';
import { HostList } from '../../src/platform/outgoing/host-list.ts';

describe('the list of machines that a feature may reach', () => {
  it.each([
    ['db.example.edu.cn', true],
    ['db.example.edu.cn:5432', true],
    ['10.0.0.5', true],
    ['10.0.0.5:5432', true],
    ['[fd00::5]:5432', true],
    ['fd00::5', true],
    ['localhost:1', true],
    ['', false],
    ['http://db', false],
    ['db:0', false],
    ['db:99999', false],
    ['*', false],
    ['a b', false],
    ['2130706433', false],
    ['0x7f.1', false],
    ['user@db', false],
  ])('reads %j: %s', (entry, isEntry) => {
    expect(HostList.isEntry(entry)).toBe(isEntry);
  });

  it('lists a machine on every port, or on the given one', () => {
    const list = new HostList(['db.example.edu.cn', '10.0.0.5:5432']);
    expect(list.lists('DB.example.edu.cn.', 1)).toBe(true);
    expect(list.lists('10.0.0.5', 5432)).toBe(true);
    expect(list.lists('10.0.0.5', 5433)).toBe(false);
    expect(list.lists('other', 5432)).toBe(false);
    expect(new HostList([]).lists('10.0.0.5', 5432)).toBe(false);
  });

  it('leads into a private network where the operator says so', async () => {
    const list = new HostList(['10.0.0.5', '192.168.7.7:3306', 'fd00::5']);
    expect(await list.pin('10.0.0.5', 5432)).toEqual({ address: '10.0.0.5', family: 4 });
    expect(await list.pin('192.168.7.7', 3306)).toEqual({ address: '192.168.7.7', family: 4 });
    expect(await list.pin('fd00::5', 1)).toEqual({ address: 'fd00::5', family: 6 });
    await expect(list.pin('10.0.0.6', 5432)).rejects.toThrow('address not allowed');
  });

  it('leads to this machine only where address and port are written out', async () => {
    const named = new HostList(['localhost', 'localhost:5432', '127.0.0.1', '::1', '169.254.169.254', '0.0.0.0']);
    for (const host of ['localhost', '127.0.0.1', '::1', '169.254.169.254', '0.0.0.0'])
      await expect(named.pin(host, 5432), host).rejects.toThrow('address not allowed');
    const written = new HostList(['127.0.0.1:5432']);
    expect(await written.pin('127.0.0.1', 5432)).toEqual({ address: '127.0.0.1', family: 4 });
    await expect(written.pin('127.0.0.1', 5433)).rejects.toThrow('address not allowed');
    await expect(written.pin('127.1', 5432)).rejects.toThrow('address not allowed');
  });
});
