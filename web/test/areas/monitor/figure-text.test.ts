import { expect, it } from 'vitest';
import { figureText } from '../../../src/areas/monitor/figure-text.ts';

const read = (value: number | string | null, unit = '', key = 'any') => {
  const text = figureText({ key, value, unit });
  return `${text.digits} ${text.unit}`.trim();
};

it('formats sizes in their largest unit', () => {
  expect(read(0, '字节')).toBe('0 字节');
  expect(read(1023, '字节')).toBe('1,023 字节');
  expect(read(4_314_638, '字节')).toBe('4.1 MB');
  expect(read(66.34, 'MB')).toBe('66.3 MB');
  expect(read(258_020, 'MB')).toBe('252 GB');
  expect(read(5 * 1024 ** 4, 'MB')).toBe('5,242,880 TB');
});

it('formats durations in their two largest units', () => {
  const span = (seconds: number) => read(seconds, '秒', 'process.uptime');
  expect(span(0)).toBe('0秒');
  expect(span(59)).toBe('59秒');
  expect(span(598)).toBe('9分58秒');
  expect(span(3600)).toBe('1小时');
  expect(span(90_061)).toBe('1天1小时');
  expect(span(86_400 * 3 + 59)).toBe('3天');
});

it('formats a start as a time in China and leaves other figures unchanged', () => {
  expect(read(1_795_269_380, '', 'process.start.time')).toBe('2026-11-21 21:56:20');
  expect(read(359.96, 'ms')).toBe('360 ms');
  expect(read('PGlite')).toBe('PGlite');
  expect(read(null, 'MB')).toBe('—');
});
