import { expect, it } from 'vitest'
import { lookTokens } from './look-tokens.ts'
import { lookWords } from './look-words.ts'
import { USUAL_LOOK } from './look.ts'

it('says in words how a storefront is laid out, and nothing for the usual layout', () => {
  expect(lookWords({})).toBe('')
  expect(lookWords(USUAL_LOOK)).toBe('')
  expect(lookWords({ header: 'split', cards: 'framed', columns: 'mirrored', gallery: 'stage', contact: 'first' })).toBe(
    'header-split cards-framed columns-mirrored gallery-stage contact-first',
  )
  expect(lookWords({ hero: 'poster', lettering: 'serif', ground: 'warm', buttons: 'round' })).toBe('')
})

it('rounds the ends of buttons where a storefront wants it', () => {
  expect(lookTokens({ buttons: 'round' })).toEqual({ 'radius-button': '10rem' })
  expect(lookTokens({ buttons: 'plain' })).toEqual({})
})
