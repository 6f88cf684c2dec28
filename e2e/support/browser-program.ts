/** A Chromium that can be started. */
export interface BrowserProgram {
  executablePath: string;
  /** Further environment variables that it needs to start. */
  env: Record<string, string>;
}
