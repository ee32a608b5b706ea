import { expect, it } from 'vitest'
import { newWidgetDraft, widgetVisitorOf } from './widget-draft.ts'

const BEGUN = new Date('2026-05-04T10:00:00Z')
const after = (minutes: number) => new Date(BEGUN.getTime() + minutes * 60_000)

it('opens a draft for two hours, always the same one', () => {
  const capability = newWidgetDraft(BEGUN, '00695c')
  const visitor = widgetVisitorOf(capability, BEGUN)
  expect(visitor).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(widgetVisitorOf(capability, after(119))).toBe(visitor)
  expect(widgetVisitorOf(capability, after(121))).toBeUndefined()
})

it('opens another draft, an empty one, for a changed time, and none for what is no capability', () => {
  const old = newWidgetDraft(BEGUN, undefined)
  const later = old.replace(/^[^.]+/, after(180).getTime().toString(36))
  expect(widgetVisitorOf(later, after(181))).not.toBe(widgetVisitorOf(old, BEGUN))
  expect(widgetVisitorOf(later, BEGUN)).toBeUndefined()
  for (const text of ['', 'x', old.slice(1), `${old}~red`]) expect(widgetVisitorOf(text, BEGUN), text).toBeUndefined()
})
