import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { fieldFailure } from '@campus/contract/kit';
import { longestSealSide, sealPicture, sealProblems } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import type { Picture } from '../pdf/pdf-content.ts';
import { fileType } from '../storage/file-type.ts';
import { findImageSize } from '../storage/image-size.ts';
import { StorageError } from '../storage/storage-error.ts';
import { stripImage } from '../storage/strip-image.ts';

const inflated = promisify(inflate);
const maxBytes = sealPicture.maxMb * 1024 * 1024;
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
const isPng = (content: Buffer): boolean => content.subarray(0, pngStart.length).equals(pngStart);

/** The compressed pixels of a PNG whose chunks are complete. */
function getPixels(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = pngStart.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}
/** Throws for pixels that expand to more than an image of its size has, or are damaged. */
async function assertPixels(png: Buffer, { width, height }: { width: number; height: number }): Promise<void> {
  // Eight bytes a pixel at most, and a filter byte for each line of each pass of an interlaced image.
  await inflated(getPixels(png), { maxOutputLength: width * height * 8 + (height + 8) * 16 });
}

/**
 * The image data of a PNG, or where `types` allows it a JPEG, that a document can be stamped with; undefined when it is
 * another file, incomplete, too large, or expands to more than its pixels.
 */
export async function readPicture(content: Buffer, types: readonly string[]): Promise<Picture | undefined> {
  const signature = isPng(content) ? 'png' : 'jpeg';
  const size = findImageSize(signature, content);
  if (!types.includes(signature) || content.length > maxBytes || !size) return undefined;
  if (![size.width, size.height].every((side) => side >= 1 && side <= longestSealSide)) return undefined;
  try {
    const picture = stripImage(content, fileType(signature === 'png' ? 'png' : 'jpg') as never);
    if (signature === 'png') await assertPixels(picture, size);
    return picture;
  } catch (error) {
    if (error instanceof StorageError || error instanceof RangeError || isZlibError(error)) return undefined;
    throw error;
  }
}
const isZlibError = (error: unknown): boolean => error instanceof Error && /^(?:Z_|ERR_)/.test(getCode(error));
const getCode = (error: Error): string => String((error as NodeJS.ErrnoException).code ?? '');

interface PictureSource {
  readonly folder: string;
  readonly types: readonly string[];
}
const sources = {
  seal: { folder: sealPicture.folder, types: ['png'] },
  signature: { folder: 'agreement', types: ['png', 'jpeg'] },
} as const satisfies Record<string, PictureSource>;
type PictureKind = keyof typeof sources;

/** A stored seal or scan for a document; undefined without one, or when its file is no such picture (any more). */
export async function storedPicture(
  kind: PictureKind,
  path: string | null | undefined,
  { services }: Pick<Context, 'services'>,
): Promise<Picture | undefined> {
  const { folder, types }: PictureSource = sources[kind];
  if (!path?.startsWith(`${folder}/`)) return undefined;
  const content = await services.files.read(path, maxBytes);
  return content && readPicture(content, types);
}
/** Asserts that the path names a picture that documents can show. */
export async function assertPicture(
  kind: PictureKind,
  field: string,
  path: string | null | undefined,
  context: Context,
): Promise<void> {
  if (path && !(await storedPicture(kind, path, context))) throw fieldFailure(field, sealProblems[kind]);
}
