import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const complaint = /\[antd: [^\]]+\] .* deprecated|The above error occurred in/;

/** Fails a test whose components use what antd deprecates (said once in a process), or throw where an error boundary hides it. */
export function refuseComplaints(): void {
  const { error: print } = console;
  let complaints: string[];
  let spy: MockInstance;
  beforeEach(() => {
    complaints = [];
    spy = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      const line = words.join(' ');
      if (complaint.test(line)) complaints.push(line);
      print(...words);
    });
  });
  afterEach(() => {
    spy.mockRestore();
    expect(complaints).toEqual([]);
  });
}
