/** A credential with another first character, whatever it begins with. */
export const forge = (credential: string): string => `${credential.startsWith('_') ? '-' : '_'}${credential.slice(1)}`;
