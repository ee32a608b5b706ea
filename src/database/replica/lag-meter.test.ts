import { expect, it } from 'vitest'
import { LagMeter } from './lag-meter.ts'

it('a standby is behind since the first position that it has not replayed, and not at all while nobody writes', () => {
  const meter = new LagMeter()
  meter.primaryAt(100, 0)
  expect(meter.standbyAt(100, 10)).toBe(0)
  meter.primaryAt(100, 60_000)
  expect(meter.standbyAt(100, 60_010)).toBe(0)
  meter.primaryAt(200, 60_200)
  meter.primaryAt(300, 60_400)
  expect(meter.standbyAt(150, 60_500)).toBe(300)
  expect(meter.standbyAt(200, 60_600)).toBe(200)
  expect(meter.standbyAt(350, 60_700)).toBe(0)
})

it('a primary that starts over at a lower position is followed', () => {
  const meter = new LagMeter()
  meter.primaryAt(500, 0)
  meter.primaryAt(400, 1_000)
  expect(meter.standbyAt(400, 1_500)).toBe(1_500)
  expect(meter.standbyAt(500, 2_000)).toBe(0)
})
