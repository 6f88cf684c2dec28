import { linkTypes } from '@campus/contract/homepage';
import { describe, expect, it } from 'vitest';
import { slideRefusals } from '../../../src/areas/homepage/slide-form.tsx';
import { isOffRatio } from '../../../src/areas/homepage/slide-picture.tsx';

describe('the target of a slide', () => {
  it.each([
    [linkTypes.none, '', undefined],
    [linkTypes.outside, '', '请输入跳转内容!'],
    [linkTypes.outside, 'http://a.example', '外部链接须以https://开头!'],
    [linkTypes.outside, 'https://a.example', undefined],
    [linkTypes.qrCode, '', '请上传图片'],
    [linkTypes.picture, 'carousel/a.png', undefined],
  ])('type %s with “%s”: %s', (linkType, linkData, refusal) => {
    expect(slideRefusals({ linkType, linkData }).linkData).toBe(refusal);
  });

  it('rejects a period that ends before it starts', () => {
    const values = { linkType: linkTypes.none, startTime: '2025-10-02 00:00:00', endTime: '2025-10-01 00:00:00' };
    expect(slideRefusals(values)).toEqual({ endTime: '展示结束时间不能早于展示开始时间' });
  });
});

it('warns when the picture differs by more than 2 % from 485 to 309', () => {
  expect(isOffRatio({ width: 970, height: 618 })).toBe(false);
  expect(isOffRatio({ width: 490, height: 309 })).toBe(false);
  expect(isOffRatio({ width: 500, height: 309 })).toBe(true);
  expect(isOffRatio({ width: 309, height: 485 })).toBe(true);
});
