/** A script without its comments and indentation. */
export function shortScript(text: string): string {
  return text.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/^\s+/gm, '')
}
