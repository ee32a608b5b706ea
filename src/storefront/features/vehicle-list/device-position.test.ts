import { afterEach, describe, expect, it, vi } from 'vitest'
import { devicePosition } from './device-position.ts'

afterEach(() => vi.unstubAllGlobals())

const device = (getCurrentPosition: (...callbacks: ((answer: unknown) => void)[]) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })

describe('the position of the device', () => {
  it('is rounded to about a kilometre', async () => {
    device((found) => found?.({ coords: { latitude: 50.93812, longitude: -6.95678 } }))
    expect(await devicePosition()).toEqual({ latitude: 50.94, longitude: -6.96 })
  })

  it('is unknown where it is refused', async () => {
    device((_, failed) => failed?.({ code: 1 }))
    expect(await devicePosition()).toBeUndefined()
  })

  it('is unknown where the device cannot determine it', async () => {
    vi.stubGlobal('navigator', {})
    expect(await devicePosition()).toBeUndefined()
  })
})
