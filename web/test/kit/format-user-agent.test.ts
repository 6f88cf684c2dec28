import { expect, it } from 'vitest';
import { formatUserAgent } from '../../src/kit/field/format-user-agent.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome 142 · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0.0.0`, 'Edge 142 · Windows'],
  [`Mozilla/5.0 (Linux; Android 14; HarmonyOS) ${chrome}`, 'Chrome 142 · HarmonyOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50', '微信 8 · iOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari 18 · macOS',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  [null, '未知'],
])('%s', (userAgent, name) => {
  expect(formatUserAgent(userAgent)).toBe(name);
});
