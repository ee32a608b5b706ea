import type { MarkedToken, Tokens } from 'marked'
import { spansOf } from './markdown-spans.ts'
import { ContentFault, type ContentBlock, type ContentLevel, type ContentSpan } from './port.ts'

interface Item extends ContentLevel {
  readonly line: readonly ContentSpan[]
}

/** A list with its nested lists, one line for each item in reading order. Throws a ContentFault for any other content in an item. */
export function listBlock(list: Tokens.List, slug: string): ContentBlock {
  const items = itemsOf(list, slug, 0)
  const lines = items.map(({ line }) => line)
  const isChecklist = list.items.every(({ checked }) => checked === true)
  if (isChecklist) return { kind: 'CHECKLIST', lines }
  const isNested = items.some(({ depth }) => depth > 0)
  return {
    kind: list.ordered ? 'STEPS' : 'LIST',
    lines,
    ...(isNested ? { levels: items.map(({ depth, isNumbered }) => ({ depth, isNumbered })) } : {}),
    ...(list.ordered && typeof list.start === 'number' && list.start !== 1 ? { start: list.start } : {}),
  }
}

function itemsOf(list: Tokens.List, slug: string, depth: number): Item[] {
  return list.items.flatMap(({ tokens }) => {
    const parts = (tokens as MarkedToken[]).filter(({ type }) => type !== 'space')
    const texts = parts.filter((part) => part.type === 'text' || part.type === 'paragraph')
    const lists = parts.filter((part) => part.type === 'list')
    if (parts.some(({ type }) => !ITEM_PARTS.has(type)))
      throw new ContentFault(`${slug}: an item of a list holds text and lists alone`, { fault: 'LIST_ITEM' })
    const line = texts.flatMap((part, index) => [...(index > 0 ? [LINE_BREAK] : []), ...spansOf([part], slug)])
    const own = { line, depth, isNumbered: list.ordered }
    return [own, ...lists.flatMap((inner) => itemsOf(inner, slug, depth + 1))]
  })
}

const ITEM_PARTS: ReadonlySet<string> = new Set(['text', 'paragraph', 'list', 'checkbox'])
const LINE_BREAK: ContentSpan = { text: '\n', strong: false, emphasis: false, href: null }
