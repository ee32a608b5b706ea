import { expect, it } from 'vitest'
import { virtualPageView } from './virtual-page-view.ts'

it('has the fields of the specification and no others', () => {
  expect(virtualPageView('https://shop.example/auto-kaufen?zip=50670#x', 'Autos | FAHRWERK')).toEqual({
    pageType: 'cars/vehicles',
    userType: 'customer',
    dealerName: 'not applicable',
    url: 'https://shop.example/auto-kaufen',
    title: 'autos | fahrwerk',
  })
})
