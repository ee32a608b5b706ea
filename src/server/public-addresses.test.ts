import { expect, it } from 'vitest'
import { mainOriginOf } from './public-addresses.ts'

const CONFIG = { publicOrigin: undefined, trustProxy: false, mainHost: 'shop.example', port: 3000 }

it.each([
  [{}, 'http://shop.example:3000'],
  [{ trustProxy: true }, 'https://shop.example'],
  [{ publicOrigin: 'https://autos.example' }, 'https://autos.example'],
])('the main site has the configured address: %j', (given, origin) => {
  expect(mainOriginOf({ ...CONFIG, ...given })).toBe(origin)
})
