import { createElement, Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from '#design/JsonLd.tsx'
import { LEFT_OUT } from './left-out.server.ts'

function Waiting(): string {
  return use(new Promise<string>(() => {}))
}

const page = (part: () => string) => renderToString(createElement(Suspense, { fallback: 'later' }, createElement(part)))

it('detects React’s mark for a pending or failed part of a page', () => {
  const broken = () => {
    throw new Error('broken')
  }
  for (const part of [Waiting, broken]) expect(page(part)).toContain(LEFT_OUT)
  expect(page(() => 'here')).not.toContain(LEFT_OUT)
})

it('takes no text for that mark, wherever a page shows it', () => {
  const name = `Lauda ${LEFT_OUT} and <!--${LEFT_OUT}`
  const shown = createElement('p', { title: name }, name, createElement(JsonLd, { data: { name } }))
  expect(renderToString(shown)).not.toContain(LEFT_OUT)
})
