import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { TreeNode } from './tree.ts'

/**
 * `node floor.ts <tree.json> <port>`: renders the tree with React alone for each request, as a stream (`/`) and in one piece (`/whole`),
 * and serves it as a text made once (`/text`).
 */
const [file = '', port = ''] = process.argv.slice(2)
const tree = JSON.parse(readFileSync(file, 'utf8')) as (TreeNode | string)[]

function elementOf(node: TreeNode | string, key: number): ReactNode {
  return typeof node === 'string'
    ? node
    : createElement(node.tag, { ...node.props, key }, ...node.children.map(elementOf))
}

const page = () => createElement('html', null, createElement('body', null, ...tree.map(elementOf)))
const text = renderToStaticMarkup(page())

createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  if (request.url === '/text') response.end(text)
  else if (request.url === '/whole') response.end(renderToString(page()))
  else {
    const { pipe } = renderToPipeableStream(page(), {
      onAllReady: () => pipe(response),
      progressiveChunkSize: Infinity,
    })
  }
}).listen(Number(port), '127.0.0.1')
