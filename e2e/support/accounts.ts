/** What every demonstration account signs in with, and what the servers of the journeys take for every picture code. */
export const password = 'Campus@2026';
export const pictureCode = '8888';
