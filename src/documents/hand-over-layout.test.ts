import { expect, it } from 'vitest'
import { order, textOf } from '../../tests/support/order-document.ts'

const RECORDED = { recordedBy: 'Susi Sommer', recordedAt: new Date('2026-12-02T13:30Z') }

it('a hand-over protocol says what went with the car, what did not, and who recorded it', async () => {
  const car = { title: 'Volkswagen Golf', mileage: 45_210, keys: 2, remarks: 'Kratzer an der Tür hinten links' }
  const handOver = { handedOverOn: '2026-12-02', ...RECORDED }
  const text = await textOf('HAND_OVER', {
    handOver: { ...handOver, cars: [{ ...car, items: ['REGISTRATION_1', 'COC'] }] },
  })
  for (const part of [
    'Übergabeprotokoll zu Auftrag 1234567890',
    'am 02.12.2026',
    '45.210 km',
    'Kratzer an der Tür hinten links',
  ])
    expect(text).toContain(part)
  expect(text).toContain('Zulassungsbescheinigung Teil I')
  expect(text).toMatch(/Nicht übergeben: Zulassungsbescheinigung Teil II, .*Betriebsanleitung\./)
  expect(text).not.toContain('Ladekabel')
  expect(text).toContain('Fassung vom 02.12.2026, 14:30 Uhr, eingetragen von Susi Sommer.')
  expect(text).toContain('Unterschrift des Kunden')
  const bare = await textOf('HAND_OVER', {
    locale: 'en',
    handOver: { ...handOver, cars: [{ ...car, items: [], remarks: '' }] },
  })
  expect(bare).toContain('No papers or accessories were handed over')
  expect(bare).toContain('Nothing was noted about the condition.')
})

it('of two like cars each has its own identity, and only one with a plug lacks a charging cable', async () => {
  const [line] = order().lines
  const lines = [
    ['WVW1', 'Diesel'],
    ['WVW2', 'Elektro'],
  ].map(([vin = '', fuel = '']) => ({
    ...line!,
    facts: [
      { label: 'FIN', value: vin },
      { label: 'Kraftstoff', value: fuel },
    ],
  }))
  const car = { title: line!.title, mileage: 10, keys: 2, remarks: '', items: ['MANUAL'] as const }
  const handOver = { handedOverOn: '2026-12-02', ...RECORDED, cars: [car, car] }
  const [first = '', second = ''] = (await textOf('HAND_OVER', { lines, handOver })).split('WVW2')
  expect(first).toContain('WVW1')
  expect(first).not.toContain('Ladekabel')
  expect(second).toMatch(/Nicht übergeben: .*Ladekabel\./)
})
