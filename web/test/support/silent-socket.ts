/** Fake of the browser's WebSocket for tests without pushes: never answers. */
export class SilentSocket {
  close(): void {
    // nothing was open
  }
}
