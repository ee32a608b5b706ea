import { describe, expect, it } from 'vitest'
import { type ConsignedLine, consignmentsOf, deliveredBy } from './consignments.ts'

const line = (type: ConsignedLine['type'], title: string, withInstallation = false) => ({
  ...{ type, title, withInstallation },
})
const golf = line('VEHICLE', 'Golf')
const hitch = line('ACCESSORY', 'Anhängerkupplung', true)
const mats = line('ACCESSORY', 'Fußmatten')
const oil = line('ACCESSORY_STAND_ALONE', 'Öl')
const shipment = line('SHIPMENT', 'Lieferung')

describe('the deliveries of an order', () => {
  it('state what is delivered, how and where', () => {
    const delivery = { vehicles: 'DELIVERY_TO_DEALER', accessories: 'ACCESSORY_DELIVERY' } as const
    expect(consignmentsOf(delivery, [golf, hitch, mats, oil])).toEqual([
      { kind: 'DELIVERY_TO_DEALER', items: ['Golf'], place: 'DEALER' },
      { kind: 'FITTED', items: ['Anhängerkupplung'], place: 'SELLER' },
      { kind: 'ACCESSORY_DELIVERY', items: ['Fußmatten', 'Öl'], place: 'ADDRESS' },
    ])
  })

  it('are a single one where everything is fitted, or there is only a car', () => {
    const fitting = { vehicles: null, accessories: 'ACCESSORY_PICK_UP_WITH_INSTALLATION' } as const
    expect(consignmentsOf(fitting, [hitch, mats]).map(({ items }) => items)).toEqual([
      ['Anhängerkupplung', 'Fußmatten'],
    ])
    expect(consignmentsOf({ vehicles: 'PICK_UP', accessories: null }, [golf])).toMatchObject([{ place: 'SELLER' }])
  })

  it('are a pick-up with fitting only where no car is delivered', () => {
    const kinds = (vehicles: 'DELIVERY' | null) =>
      consignmentsOf({ vehicles, accessories: null }, [hitch]).map(({ kind }) => kind)
    expect(kinds('DELIVERY')).toEqual(['DELIVERY', 'FITTED'])
    expect(kinds(null)).toEqual(['ACCESSORY_PICK_UP_WITH_INSTALLATION'])
  })

  it('have the destination of their kind', () => {
    const place = (vehicles: 'PICK_UP' | 'DELIVERY', accessories: 'ACCESSORY_PICK_UP' | 'ACCESSORY_DELIVERY') =>
      consignmentsOf({ vehicles, accessories }, [golf, mats]).map((one) => one.place)
    expect(place('DELIVERY', 'ACCESSORY_PICK_UP')).toEqual(['ADDRESS', 'SELLER'])
    expect(place('PICK_UP', 'ACCESSORY_DELIVERY')).toEqual(['SELLER', 'ADDRESS'])
  })

  it('label their lines only where there are several', () => {
    const both = { vehicles: 'PICK_UP', accessories: 'ACCESSORY_PICK_UP' } as const
    expect(deliveredBy(both, [golf, mats, shipment, shipment])).toEqual([null, null, ['Golf'], ['Fußmatten']])
    expect(deliveredBy({ vehicles: 'PICK_UP', accessories: null }, [golf, shipment])).toEqual([null, null])
    expect(deliveredBy(both, [golf, mats, shipment])).toEqual([null, null, null])
  })
})
