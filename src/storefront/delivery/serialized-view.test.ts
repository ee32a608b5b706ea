import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_RECENT, serializeView, viewOf } from './serialized-view.ts'

/** Serializes more views than stay parsed, so that earlier ones are read from their texts. */
function forgetAll(): void {
  for (let index = 0; index <= MAX_RECENT; index++) serializeView({ forgotten: index })
}

it('restores any view, from memory or from its text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (view) => {
      const text = serializeView(view)
      expect(viewOf(text)).toBe(view)
      forgetAll()
      expect(viewOf(text)).toEqual(JSON.parse(JSON.stringify(view)))
    }),
  )
})

it('parses a text once, so that title and page share one view', () => {
  const text = serializeView({ title: `"Scheckheft", 'O'Neill'` })
  forgetAll()
  expect(viewOf(text)).toBe(viewOf(text))
})

it('a view that is asked for again stays, however many others came in between', () => {
  const view = { hot: true }
  const text = serializeView(view)
  for (let index = 0; index < 3 * MAX_RECENT; index++) {
    serializeView({ other: index })
    expect(viewOf(text)).toBe(view)
  }
})

it('a view that is serialized again and again takes the place of one', () => {
  const view = { other: true }
  const text = serializeView(view)
  for (let index = 0; index < 3 * MAX_RECENT; index++) serializeView({ hot: true })
  expect(viewOf(text)).toBe(view)
})
