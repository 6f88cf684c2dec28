/** What every demonstration account signs in with, and what the servers of the journeys take for every picture code. */
export const password = 'Campus@2026';
export const pictureCode = '8888';

/** The demonstration accounts that reach the console. */
type Account = 'admin' | 'school' | 'auditor' | 'content01' | 'viewer' | 'multi' | 'hr01' | 'hr02';
