/** Lines end as on Windows too, where older editors show one line otherwise. */
const END = '\r\n'

/** The codes as a text file in an address, so that it is saved without script, and no server sees it again. */
export function recoveryCodesHref(
  codes: readonly string[],
  { title, purpose }: { readonly title: string; readonly purpose: string },
): string {
  const text = [title, purpose, '', ...codes, ''].join(END)
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
}
