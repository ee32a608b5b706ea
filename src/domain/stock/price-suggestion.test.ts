import { expect, it } from 'vitest'
import { suggestPrice } from './price-suggestion.ts'

const car = { price: 20_000_00, estimate: 20_000_00, days: 10, requests: 0 }

it.each([
  // 115 % of the estimate: down to 104 %, which is 9.6 % less.
  [{ price: 23_000_00 }, { price: 20_800_00, reason: 'TOO_HIGH' }],
  // 150 %: by a tenth at most.
  [{ price: 30_000_00 }, { price: 27_000_00, reason: 'TOO_HIGH' }],
  [{ price: 22_000_00 }, { price: null, reason: 'FITS' }],
  // Fair, but for 60 days: 96 %.
  [{ days: 60 }, { price: 19_200_00, reason: 'STANDS_LONG' }],
  [{ days: 59 }, { price: null, reason: 'FITS' }],
  [
    { days: 90, price: 19_200_00 },
    { price: null, reason: 'FITS' },
  ],
  // 85 % with three requests in a month: 90 %.
  [
    { price: 17_000_00, requests: 3 },
    { price: 18_000_00, reason: 'IN_DEMAND' },
  ],
  [
    { price: 17_000_00, requests: 2 },
    { price: null, reason: 'FITS' },
  ],
  [
    { price: 17_000_00, requests: 9, days: 31 },
    { price: null, reason: 'FITS' },
  ],
  [
    { price: 10_000_00, requests: 3 },
    { price: 11_000_00, reason: 'IN_DEMAND' },
  ],
  // Rounding down would make a cut of the rise, and more than a tenth of the cut.
  [
    { price: 18_495_00, estimate: 20_553_00, requests: 3 },
    { price: null, reason: 'FITS' },
  ],
  [
    { price: 5_555_00, estimate: 3_000_00 },
    { price: 5_000_00, reason: 'TOO_HIGH' },
  ],
  [{ estimate: null }, { price: null, reason: 'NOT_COMPARABLE' }],
  // 96 % of 19.990 € is 19.190,40 €.
  [
    { price: 19_995_00, estimate: 19_990_00, days: 61 },
    { price: 19_190_00, reason: 'STANDS_LONG' },
  ],
])('%j: %j', (change, expected) => {
  expect(suggestPrice({ ...car, ...change })).toEqual(expected)
})
