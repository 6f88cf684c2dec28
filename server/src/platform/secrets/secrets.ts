/** A signing key of access tokens; `kid` is in the token, so an older key stays valid during a rotation. */
export interface TokenKey {
  readonly kid: string;
  readonly key: Buffer;
}
/** Key pair that clients obfuscate passwords with: 16 ASCII characters each. */
export interface PasswordPair {
  readonly key: string;
  readonly iv: string;
}
/** Secrets of the installation; all its processes have the same ones. */
export interface Secrets {
  /** The first signs; all verify. */
  readonly tokenKeys: readonly TokenKey[];
  /** Signs URLs of private files. */
  readonly fileKey: Buffer;
  /** Encrypts columns at rest. */
  readonly cipherKey: Buffer;
  /** Key of the hashes of encrypted columns, captcha keys and codes. */
  readonly hashKey: Buffer;
  /** Seals the audit log. */
  readonly auditKey: Buffer;
  /** The first is handed out; all decrypt. */
  readonly passwordPairs: readonly PasswordPair[];
}
