'use client'

import { createElement } from 'react'
import tree from '../../tree.json'

/** The same tree as a client component with its data in the bundle: the least work Next.js can have for a page. */
export function List() {
  return tree.map(elementOf)
}

function elementOf(node, key) {
  return typeof node === 'string'
    ? node
    : createElement(node.tag, { ...node.props, key }, ...node.children.map(elementOf))
}
