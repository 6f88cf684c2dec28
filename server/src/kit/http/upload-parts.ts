import { failure } from '@campus/contract/kit';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { assertSafeInput } from '../write/safe-input.ts';
import type { UploadedPart } from './route.ts';

const fieldBytes = 64 * 1024;

/**
 * The parts of a multipart body in order. A file is a stream that fails with bodyTooLarge when it exceeds the limit;
 * read it to its end before the next part.
 */
export async function* uploadParts(
  request: FastifyRequest,
  limits: { maxFileBytes: number; maxFiles: number },
): AsyncGenerator<UploadedPart | { field: string; value: string }> {
  if (!request.isMultipart()) throw failure('badBody');
  const parts = request.parts({
    limits: {
      fileSize: limits.maxFileBytes,
      files: limits.maxFiles,
      fields: 50,
      fieldSize: fieldBytes,
      headerPairs: 50,
    },
  });
  for await (const part of parts) {
    assertSafeInput({ [part.fieldname]: part.type === 'file' ? [part.filename, part.mimetype] : part.value });
    if (part.type === 'file') {
      const tooLarge = failure('bodyTooLarge', Math.floor(limits.maxFileBytes / 1024 / 1024));
      // A file that came whole with the head of the request reached its limit before anybody listened.
      if (part.file.truncated) part.file.destroy(tooLarge);
      else part.file.once('limit', () => part.file.destroy(tooLarge));
      yield { field: part.fieldname, filename: part.filename ?? '', mimetype: part.mimetype, stream: part.file };
    } else {
      const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      if (part.valueTruncated) throw failure('badBody');
      yield { field: part.fieldname, value };
    }
  }
}
