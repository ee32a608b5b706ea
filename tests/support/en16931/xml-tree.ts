/** An element of a document; names are local, without their prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

const TOKEN = /<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"]*")*)>|([^<]+)/g

/** Reads what `documents/xml` writes: elements, attributes and text. The schema is checked by a real parser. */
export function readXml(xml: string): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, closed, opened, attributes = '', text] of xml.replace(/^<\?xml[^>]*>/, '').matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (closed) open.pop()
    else if (text !== undefined) parent.text += text.trim()
    else {
      const element = { name: localName(opened!), attributes: attributesOf(attributes), children: [], text: '' }
      parent.children.push(element)
      open.push(element)
    }
  }
  return root.children[0]!
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Every element at this path below. */
export function all(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    )
}

/** The text of the first element at this path; empty where there is none. */
export function text(element: XmlElement, path: string): string {
  return all(element, path)[0]?.text ?? ''
}

export function has(element: XmlElement, path: string): boolean {
  return text(element, path) !== ''
}

/** An amount with at most two decimals, in cents; NaN for more decimals, and for anything that is no amount. */
export function cents(element: XmlElement, path: string): number {
  const amount = text(element, path)
  return /^-?\d+(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN
}
