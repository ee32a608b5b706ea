import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { watch } from './watch.ts'

it('reports an outage once, and looks again', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  let looks = 0
  const isOut = (look: number) => look < 3 || look === 5
  const { stop } = watch(
    async () => {
      if (isOut(++looks)) throw new Error(`look ${looks}`)
    },
    { everyMs: 1, onError },
  )
  await vi.waitUntil(() => looks > 6)
  await stop()
  expect(onError.mock.calls.flat().map(String)).toEqual(['Error: look 1', 'Error: look 5'])
})

it('looks later where it is to wait, never twice at once, and stops after the look under way', async () => {
  let looks = 0
  let isLooking = false
  const look = async () => {
    expect(isLooking).toBe(false)
    isLooking = true
    looks++
    await sleep(20)
    isLooking = false
  }
  const { stop } = watch(look, { everyMs: 5, waits: true, onError: () => expect.fail() })
  expect(looks).toBe(0)
  await vi.waitUntil(() => looks >= 2)
  await stop()
  expect(isLooking).toBe(false)
  const before = looks
  await sleep(30)
  expect(looks).toBe(before)
})
