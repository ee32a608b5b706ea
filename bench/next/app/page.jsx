import { readFileSync } from 'node:fs'
import { createElement } from 'react'

// Rendered again for each request, as the shop does; the data is in memory, nothing is searched or read.
export const dynamic = 'force-dynamic'

const tree = JSON.parse(readFileSync(process.env.BENCH_TREE, 'utf8'))

function elementOf(node, key) {
  return typeof node === 'string'
    ? node
    : createElement(node.tag, { ...node.props, key }, ...node.children.map(elementOf))
}

export default function Page() {
  return tree.map(elementOf)
}
