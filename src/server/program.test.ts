import { expect, it } from 'vitest'
import { StartRefusal } from '#domain/start-refusal.ts'
import { refusalOf } from './program.ts'

it('takes the sentence of a refusal for one, and no other error', async () => {
  expect(await refusalOf(Promise.resolve())).toBeUndefined()
  expect(await refusalOf(Promise.reject(new StartRefusal('Start it there.')))).toBe('Start it there.')
  const broken = Promise.reject(new Error('column "moved_at" does not exist'))
  await expect(refusalOf(broken)).rejects.toThrow('moved_at')
})
