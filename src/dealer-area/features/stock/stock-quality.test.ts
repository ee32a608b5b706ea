import { expect, it } from 'vitest'
import { namesPictures, qualityKind } from './stock-quality.ts'

const SOME = { all: 10, noPictures: 3 }

it('a gap is a warning where there is something to do about it', () => {
  const kinds = (['NO_PICTURES', 'SHORT_TEXT', 'LABEL', null] as const).map((gap) =>
    qualityKind({ gap, state: 'PUBLISHED' }, SOME),
  )
  expect(kinds).toEqual(['lack', 'lack', 'law', 'complete'])
  expect(qualityKind({ gap: 'NO_PICTURES', state: 'SOLD' }, SOME)).toBe('complete')
  expect(qualityKind({ gap: 'LABEL', state: 'ARCHIVED' }, SOME)).toBe('complete')
})

it('a gap says how many pictures there are where they are the gap', () => {
  const gaps = ['NO_PICTURES', 'FEW_PICTURES', 'SHORT_TEXT', null] as const
  expect(gaps.map((gap) => namesPictures({ gap, state: 'PUBLISHED' }))).toEqual([true, true, false, false])
  expect(namesPictures({ gap: 'NO_PICTURES', state: 'SOLD' })).toBe(false)
})

it('a lack of pictures that every car has is no warning, other gaps still are', () => {
  const every = { all: 10, noPictures: 10 }
  expect(qualityKind({ gap: 'NO_PICTURES', state: 'PUBLISHED' }, every)).toBe('complete')
  expect(qualityKind({ gap: 'LABEL', state: 'PUBLISHED' }, every)).toBe('law')
})
