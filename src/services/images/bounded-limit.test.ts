import { expect, test } from 'vitest'
import { boundedLimit } from './bounded-limit.ts'

test('two run, one waits, a fourth is refused; a failure frees a place', async () => {
  const limit = boundedLimit(2, 1)
  const begun: string[] = []
  const task = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const outcome = limit(() => {
      begun.push(name)
      return promise
    })
    return { outcome, resolve, reject }
  }
  const [a, b, c, d] = [task('a'), task('b'), task('c'), task('d')]
  expect(await d.outcome).toBe('BUSY')
  expect(begun).toEqual(['a', 'b'])
  a.reject(new Error('a failed'))
  await expect(a.outcome).rejects.toThrow('a failed')
  expect(begun).toEqual(['a', 'b', 'c'])
  const e = task('e')
  expect(await task('f').outcome).toBe('BUSY')
  b.resolve('b')
  c.resolve('c')
  e.resolve('e')
  expect(await Promise.all([b.outcome, c.outcome, e.outcome])).toEqual(['b', 'c', 'e'])
  const last = task('last')
  last.resolve('last')
  expect(await last.outcome).toBe('last')
})
