import './print.css';

/**
 * Prints one element: a copy of it, including typed values, is the only content while the browser's print dialog is
 * open.
 */
export function printElement(element: HTMLElement): void {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const [i, field] of [...element.querySelectorAll<HTMLInputElement>('input, textarea')].entries()) {
    const twin = copy.querySelectorAll<HTMLInputElement>('input, textarea')[i];
    if (twin) twin.value = field.value;
  }
  const sheet = document.createElement('div');
  sheet.className = 'printed';
  sheet.append(copy);
  document.body.append(sheet);
  document.body.classList.add('printing');
  window.addEventListener(
    'afterprint',
    () => {
      document.body.classList.remove('printing');
      sheet.remove();
    },
    { once: true },
  );
  window.print();
}
