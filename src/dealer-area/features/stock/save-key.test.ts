import { expect, it } from 'vitest'
import { isSaveKey } from './save-key.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([
  ['s', { ctrlKey: true }, true],
  ['S', { ctrlKey: true }, true],
  ['s', { metaKey: true }, true],
  ['s', {}, false],
  ['a', { ctrlKey: true }, false],
  ['s', { ctrlKey: true, shiftKey: true }, false],
  ['s', { ctrlKey: true, altKey: true }, false],
  ['s', { ctrlKey: true, metaKey: true }, false],
])('%s with %j saves: %s', (key, pressed, saves) => expect(isSaveKey({ ...none, key, ...pressed })).toBe(saves))
