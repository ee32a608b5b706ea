import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOf } from './rows.ts'

const fact = (key: string, ...values: string[]) => ({ key, label: key.toUpperCase(), values })

describe('rowsOf', () => {
  it('has a row for each attribute of any vehicle', () => {
    const rows = rowsOf([[fact('fuel', 'Diesel'), fact('doors', '5')], [fact('fuel', 'Benzin')]])
    expect(rows).toEqual([
      {
        key: 'fuel',
        label: 'FUEL',
        differs: true,
        cells: [[{ text: 'Diesel', differs: true }], [{ text: 'Benzin', differs: true }]],
      },
      { key: 'doors', label: 'DOORS', differs: true, cells: [[{ text: '5', differs: true }], []] },
    ])
  })

  it('marks attributes that only some vehicles have', () => {
    const [row] = rowsOf([[fact('comfort', 'Sitzheizung', 'Tempomat')], [fact('comfort', 'Sitzheizung')]])
    expect(row?.cells[0]).toEqual([
      { text: 'Sitzheizung', differs: false },
      { text: 'Tempomat', differs: true },
    ])
  })

  it('says of three vehicles which two are equal', () => {
    const [row] = rowsOf([[fact('seats', '5')], [fact('seats', '5')], [fact('seats', '4')]])
    expect(row?.equalWithout).toEqual([3])
    expect(row?.cells).toEqual([
      [{ text: '5', differs: true, equalWithout: [3] }],
      [{ text: '5', differs: true, equalWithout: [3] }],
      [{ text: '4', differs: true, equalWithout: [3] }],
    ])
    const [all] = rowsOf([[fact('seats', '5')], [fact('seats', '7')], [fact('seats', '4')]])
    expect(all).not.toHaveProperty('equalWithout')
  })

  it('finds no difference between equal vehicles', () => {
    const facts = fc.uniqueArray(fc.record({ key: fc.string(), label: fc.string(), values: fc.array(fc.string()) }), {
      selector: ({ key }) => key,
    })
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 3 }), (own, times) => {
        const rows = rowsOf(Array.from({ length: times }, () => own))
        expect(rows).toHaveLength(own.length)
        expect(rows.some(({ differs, cells }) => differs || cells.flat().some((part) => part.differs))).toBe(false)
      }),
    )
  })
})
