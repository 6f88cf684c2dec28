/** Password of all sample accounts, and the picture code accepted by the test servers. */
export const password = 'Campus@2026';
export const pictureCode = '8888';
