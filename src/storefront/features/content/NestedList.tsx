import type { ContentView } from './content-page.server.ts'
import { Spans } from './Spans.tsx'

type Item = ContentView['blocks'][number]['lines'][number]

interface NestedListProps {
  /** In reading order; an item's own list follows it, one level deeper. */
  lines: readonly Item[]
  /** The first number, where the list is numbered. */
  start?: number
}

/** A list whose items may hold lists. */
export function NestedList({ lines, start = 1 }: NestedListProps) {
  const [first] = lines
  if (!first) return null
  const items = lines.flatMap((line, index) => (line.depth === first.depth ? [index] : []))
  const children = items.map((from, index) => {
    const inner = lines.slice(from + 1, items[index + 1])
    return (
      <li key={from}>
        <Spans line={lines[from]!} />
        {listsOf(inner).map((list, position) => (
          <NestedList key={position} lines={list} />
        ))}
      </li>
    )
  })
  return first.isNumbered ? <ol {...(start === 1 ? {} : { start })}>{children}</ol> : <ul>{children}</ul>
}

/** An item may hold a numbered list after one with bullets. */
function listsOf(lines: readonly Item[]): Item[][] {
  const lists: Item[][] = []
  for (const line of lines) {
    const last = lists.at(-1)
    const [head] = last ?? []
    const isNew = !head || (line.depth === head.depth && line.isNumbered !== head.isNumbered)
    if (last && !isNew) last.push(line)
    else lists.push([line])
  }
  return lists
}
