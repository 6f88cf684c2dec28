import { describe, expect, it } from 'vitest';
import { fromFrameworkIcon, toFrameworkIcon } from '../../src/rules/index.ts';

describe('icon names', () => {
  it.each([
    ['HomeOutlined', 'home'],
    ['FundProjectionScreenOutlined', 'fund-projection-screen'],
    ['SettingOutlined', 'setting'],
  ])('%s is %s to framework clients, and back', (own, framework) => {
    expect(toFrameworkIcon(own)).toBe(framework);
    expect(fromFrameworkIcon(framework)).toBe(own);
    expect(fromFrameworkIcon(`ant-design:${framework}-outlined`)).toBe(own);
    expect(fromFrameworkIcon(own)).toBe(own);
  });
  it('leaves names that are none alone', () => {
    expect(toFrameworkIcon('logo')).toBe('logo');
    expect(fromFrameworkIcon('home-filled')).toBe('HomeFilled');
    expect(fromFrameworkIcon('../x')).toBe('../x');
  });
});
