import { describe, expect, it } from 'vitest';
import { EventStream, EventTooLong, eventObject } from '../../src/rules/event-stream.ts';

/** All events of a stream that arrives in these pieces. */
function read(...pieces: readonly string[]): [string, string][] {
  const stream = new EventStream(100);
  return [...pieces.flatMap((piece) => stream.push(piece)), ...stream.end()].map(({ name, data }) => [name, data]);
}

describe('the events of a stream', () => {
  it.each([
    ['one event', ['data: 您好\n\n'], [['message', '您好']]],
    ['an event cut in its field name', ['da', 'ta: A\n', '\n'], [['message', 'A']]],
    [
      'CRLF cut between its two characters',
      ['data: A\r', '\n\r', '\ndata: B\r\n\r\n'],
      [
        ['message', 'A'],
        ['message', 'B'],
      ],
    ],
    [
      'CR alone',
      ['data: A\r\rdata: B\r\r'],
      [
        ['message', 'A'],
        ['message', 'B'],
      ],
    ],
    ['several data lines', ['data: A\ndata: B\n\n'], [['message', 'A\nB']]],
    [
      'a keep-alive without data',
      ['event: ping\n\ndata: A\n\n'],
      [
        ['ping', ''],
        ['message', 'A'],
      ],
    ],
    ['comments and unknown fields', [': hello\nid: 3\nretry: 1\n\ndata:A\n\n'], [['message', 'A']]],
    [
      'more empty lines than needed',
      ['\n\n\n\ndata: A\n\n\n\ndata: B\n\n'],
      [
        ['message', 'A'],
        ['message', 'B'],
      ],
    ],
    [
      'no empty line at the end',
      ['data: A\n\ndata: B'],
      [
        ['message', 'A'],
        ['message', 'B'],
      ],
    ],
    ['a line that is no field', ['nonsense\n\ndata: A\n\n'], [['message', 'A']]],
  ] as const)('%s', (_what, pieces, expected) => {
    expect(read(...pieces)).toEqual(expected);
  });
  it('are the same wherever the stream is cut', () => {
    const whole = 'event: ping\r\n\r\ndata: {"a":"您好"}\r\n\r\ndata: B\ndata: C\n\n';
    const expected = read(whole);
    for (let at = 0; at <= whole.length; at += 1) expect(read(whole.slice(0, at), whole.slice(at))).toEqual(expected);
    expect(read(...whole)).toEqual(expected);
  });
  it('give up on an event that does not end', () => {
    const stream = new EventStream(100);
    stream.push('data: ');
    expect(() => stream.push('x'.repeat(200))).toThrow(EventTooLong);
  });
  it.each([
    ['{"a":1}', { a: 1 }],
    ['[1]', undefined],
    ['null', undefined],
    ['{"a":', undefined],
    ['[DONE]', undefined],
  ])('carry an object, or nothing: %s', (data, expected) => {
    expect(eventObject({ name: 'message', data })).toEqual(expected);
  });
});
