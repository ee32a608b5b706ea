'use client'

import { createElement } from 'react'
import tree from '../../tree.json'

/** The same tree as a client component that has its data in its own bundle: the least that Next.js can do for a page. */
export function List() {
  return tree.map(elementOf)
}

function elementOf(node, key) {
  return typeof node === 'string'
    ? node
    : createElement(node.tag, { ...node.props, key }, ...node.children.map(elementOf))
}
