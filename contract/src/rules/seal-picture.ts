/** A seal: transparent where the document below is to be seen. */
export const sealPicture = {
  accept: ['png'],
  maxMb: 1,
  folder: 'seal',
  help: 'PNG图片，背景透明为佳，不超过1MB，边长不超过2000像素',
} as const;
/** Longest side in pixels of a picture that documents are stamped with: 40 mm in print need no more. */
export const longestSealSide = 2000;
export const sealProblems = {
  seal: '印章图片不完整，或不是不超过1MB、边长2000像素的PNG图片',
  signature: '签名图片不完整，或不是不超过1MB、边长2000像素的PNG、JPG图片',
} as const;
