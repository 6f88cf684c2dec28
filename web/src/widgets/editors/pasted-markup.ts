import { withoutHandlers } from '../inert-markup.ts';

const markup = /<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]*>|&nbsp;|\s/gi;
const written = /^data:(image\/(?:png|jpeg|gif|webp|bmp));base64,([A-Za-z0-9+/=\s]+)$/;

/**
 * The pictures of a paste or a drop. Word and Excel put a picture of the selection beside its text: then the text is
 * what is wanted, and there are none.
 */
export function pastedImages(data: DataTransfer | null): File[] {
  const images = [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
  const hasWords = images.length > 0 && data?.getData('text/html').replace(markup, '') !== '';
  return hasWords ? [] : images;
}

/** The picture that an address itself holds; undefined for every other address. */
function writtenImage(address: string): File | undefined {
  const [, type, bytes] = written.exec(address) ?? [];
  if (type === undefined || bytes === undefined) return undefined;
  try {
    const decoded = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
    return new File([decoded], `image.${type.slice('image/'.length).replace('jpeg', 'jpg')}`, { type });
  } catch {
    // No Base64 after all.
    return undefined;
  }
}

/** Markup with its pictures; `blob:` and `file:` ones can be read by nobody else. */
export interface PastedMarkup {
  /** Whether it holds pictures that must be stored before it can be used. */
  readonly hasWritten: boolean;
  /** The markup with every picture stored by `keep`; those it gives no address for are left out. */
  stored(keep: (file: File) => Promise<string | undefined>): Promise<string>;
}
export function pastedMarkup(html: string): PastedMarkup {
  const page = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  const pictures = [...page.querySelectorAll('img')].filter((image) => /^(data|blob|file):/i.test(image.src));
  return {
    hasWritten: pictures.length > 0,
    async stored(keep) {
      for (const picture of pictures) {
        const file = writtenImage(picture.getAttribute('src') ?? '');
        const address = file && (await keep(file));
        if (address === undefined) picture.remove();
        else picture.setAttribute('src', address);
      }
      return page.body.innerHTML;
    },
  };
}
