import { expect, it } from 'vitest'
import type { Primary } from '#database/embedded/standby.ts'
import { refusePromotion } from './refuse-promotion.ts'

it.each([
  ['SILENT', '', undefined],
  ['ALIVE', '', /still answers/],
  ['ALIVE', 'primary-is-off', /still answers/],
  ['ALIVE', 'close-living-primary', undefined],
  ['UNKNOWN', '', /cannot be known \(wrong password\)/],
  ['UNKNOWN', 'close-living-primary', /cannot be known/],
  ['UNKNOWN', 'primary-is-off', undefined],
] as const)('a primary that is %s, with --%s', (state, option, refusal) => {
  const primary: Primary = { state, name: '10.0.0.5:5433', problem: 'wrong password', urlOf: () => '' }
  const options = {
    'close-living-primary': option === 'close-living-primary',
    'primary-is-off': option === 'primary-is-off',
  }
  const refuse = () => refusePromotion(primary, options)
  if (refusal) expect(refuse).toThrow(refusal)
  else expect(refuse).not.toThrow()
})
