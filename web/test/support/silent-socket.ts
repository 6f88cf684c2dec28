/** Stands in for the browser's socket where a test is not about pushes: never answers. */
export class SilentSocket {
  close(): void {
    // nothing was open
  }
}
