/** A Chromium that can be started. */
export interface BrowserProgram {
  executablePath: string;
  /** Additional environment variables. */
  env: Record<string, string>;
}
