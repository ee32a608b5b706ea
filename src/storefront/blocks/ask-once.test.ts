import { expect, it } from 'vitest'
import { askOnce } from './ask-once.ts'

const page = { pathname: '/anfragen/7', search: '?key=abc' }

it('leads to the address that asks, and keeps the key of the page', () => {
  expect(askOnce(page, 'absagen')).toEqual({
    ...{ isQuestion: false, ask: '/anfragen/7?key=abc&absagen=1', back: '/anfragen/7?key=abc' },
  })
})

it('leads back to the page without the question', () => {
  expect(askOnce({ ...page, search: '?key=abc&absagen=1' }, 'absagen')).toMatchObject({
    ...{ isQuestion: true, back: '/anfragen/7?key=abc' },
  })
  expect(askOnce({ pathname: '/auto-verkaufen/fahrzeug', search: '?verwerfen=1' }, 'verwerfen').back).toBe(
    '/auto-verkaufen/fahrzeug',
  )
})

it('does not take another question for its own', () => {
  expect(askOnce({ ...page, search: '?verwerfen=1' }, 'absagen').isQuestion).toBe(false)
})
