/** A telephone number as it is read, and as it is dialled. */
export function phoneLink(number: string, text: string): { readonly text: string; readonly href: string } {
  return { text, href: `tel:${number.replaceAll(/[^\d+]/g, '')}` }
}
