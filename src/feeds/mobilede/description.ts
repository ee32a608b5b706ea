/**
 * A description as plain text. The format marks up with `\\` (line break), `**bold**`, `* ` (list item) and `----` (rule); some programs
 * write HTML. The result has paragraphs with an empty line between them and list items that start with "• ". Marks and tags are removed,
 * their text stays; the result is never HTML.
 */
export function plainDescription(markup: string): string {
  const lines = markup
    .replace(/<br\s{0,3}\/?>|<\/(?:p|div|li|ul|h\d)>/giu, '\n')
    .replace(/<\/?[a-z][^<>]{0,200}>/giu, '')
    .replaceAll('\\\\', '\n')
    .replaceAll('**', '')
    .replace(/[\p{Cc}--[\n]]/gv, ' ')
    .split('\n')
    .map(plainLine)
  return paragraphsOf(lines).join('\n\n')
}

function plainLine(line: string): string {
  const words = line.replace(/\s+/gu, ' ').trim()
  if (/^[-_=*]{3,}$/.test(words)) return ''
  return words.replace(/^[*•-] ?(?=\S)/u, (mark) => (mark === '-' ? mark : '• '))
}

/** Lines up to the next empty one form a paragraph; so does a list. */
function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let previous = ''
  for (const line of lines) {
    const continues = previous !== '' && isItem(previous) === isItem(line)
    if (line !== '') {
      if (continues) paragraphs.push(`${paragraphs.pop() ?? ''}\n${line}`)
      else paragraphs.push(line)
    }
    previous = line
  }
  return paragraphs
}

function isItem(line: string): boolean {
  return line.startsWith('• ')
}
