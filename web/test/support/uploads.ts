import { vi } from 'vitest';

/** Uploads that have been begun since `stubUploads`; a test answers them when it likes. */
export const begunUploads: FakeUpload[] = [];

/** Fake of XMLHttpRequest with upload progress. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  address = '';
  method = '';
  status = 0;
  responseText = '';
  sent: unknown;
  constructor() {
    super();
    begunUploads.push(this);
  }
  get form(): FormData {
    return this.sent as FormData;
  }
  open(method: string, address: string) {
    this.method = method;
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(reply: object) {
    this.status = 200;
    this.responseText = JSON.stringify({ success: true, code: 200, message: '', result: null, timestamp: 0, ...reply });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
  /** No answer comes. */
  fail() {
    this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Leaves what was not answered without an answer, and without the clock that would report it to a later test. */
export function dropUploads(): void {
  for (const upload of begunUploads.splice(0)) upload.dispatchEvent(new Event('loadend'));
}

export function stubUploads(): void {
  dropUploads();
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}
