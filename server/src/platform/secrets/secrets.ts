/** One signing key of access tokens; `kid` travels in the token, so that an older key stays valid while it is rotated. */
export interface TokenKey {
  readonly kid: string;
  readonly key: Buffer;
}
/** The pair that clients hide passwords with (`api.md` 2.4): 16 ASCII characters each. */
export interface PasswordPair {
  readonly key: string;
  readonly iv: string;
}
/** What this installation keeps to itself. All processes of an installation hold the same ones. */
export interface Secrets {
  /** The first signs; all verify. */
  readonly tokenKeys: readonly TokenKey[];
  /** Signs addresses of private files. */
  readonly fileKey: Buffer;
  /** Encrypts columns at rest. */
  readonly cipherKey: Buffer;
  /** Makes the keyed hashes beside encrypted columns, and of captcha keys and codes. */
  readonly hashKey: Buffer;
  /** Seals the audit log. */
  readonly auditKey: Buffer;
  /** The first is handed out; all decrypt. */
  readonly passwordPairs: readonly PasswordPair[];
}
