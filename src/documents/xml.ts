import { escapeMarkup } from '#domain/escape-markup.ts'

/** An element: name, content, attributes. Content that is null or empty leaves the element out. */
export type XmlNode = readonly [
  name: string,
  content: string | null | readonly XmlNode[],
  attributes?: Readonly<Record<string, string>>,
]

/** The element with its descendants, indented. */
export function writeXml([name, content, attributes = {}]: XmlNode, depth = 0): string {
  if (content === null || content.length === 0) return ''
  const indent = '  '.repeat(depth)
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((node) => writeXml(node, depth + 1)).join('')}${indent}`
  return inner.trim() === '' ? '' : `${indent}<${open}>${inner}</${name}>\n`
}

/** XML 1.0 does not allow control characters and lone surrogates, not even escaped. */
function escaped(text: string): string {
  return escapeMarkup(text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' '))
}
