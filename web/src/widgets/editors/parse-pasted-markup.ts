import { withoutHandlers } from '../inert-markup.ts';

const markup = /<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]*>|&nbsp;|\s/gi;
const written = /^data:(image\/(?:png|jpeg|gif|webp|bmp));base64,([A-Za-z0-9+/=\s]+)$/;

/**
 * Image files of a paste or drop. Word and Excel add an image of the selection next to its text; then only the text
 * counts and the result is empty.
 */
export function findPastedImages(data: DataTransfer | null): File[] {
  const images = [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
  const hasWords = images.length > 0 && data?.getData('text/html').replace(markup, '') !== '';
  return hasWords ? [] : images;
}

/** The image of a data URL; undefined for other URLs. */
function parseDataUrl(address: string): File | undefined {
  const [, type, bytes] = written.exec(address) ?? [];
  if (type === undefined || bytes === undefined) return undefined;
  try {
    const decoded = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
    return new File([decoded], `image.${type.slice('image/'.length).replace('jpeg', 'jpg')}`, { type });
  } catch {
    // Invalid Base64.
    return undefined;
  }
}

/** Pasted markup with its images. `blob:` and `file:` URLs are readable in their origin only. */
export interface PastedMarkup {
  /** Whether it contains data URL images, which must be uploaded first. */
  readonly hasWritten: boolean;
  /** Returns the markup with each image stored by `keep`; images without a resulting URL are removed. */
  stored(keep: (file: File) => Promise<string | undefined>): Promise<string>;
}
export function parsePastedMarkup(html: string): PastedMarkup {
  const page = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  const pictures = [...page.querySelectorAll('img')].filter((image) => /^(data|blob|file):/i.test(image.src));
  return {
    hasWritten: pictures.length > 0,
    async stored(keep) {
      for (const picture of pictures) {
        const file = parseDataUrl(picture.getAttribute('src') ?? '');
        const address = file && (await keep(file));
        if (address === undefined) picture.remove();
        else picture.setAttribute('src', address);
      }
      return page.body.innerHTML;
    },
  };
}
