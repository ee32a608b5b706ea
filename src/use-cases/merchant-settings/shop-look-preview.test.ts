import { expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import { withShopLook } from './shop-look-preview.ts'

const claim = { de: 'Autos mit Ruhe', en: 'Cars without hurry' }
const brand = { ...MAIN_BRAND, slug: 'kern', claim, sections: ['cars'], contentKeys: ['about'] }

it('shows what the form says, and leaves the rest', () => {
  expect(withShopLook(brand, { name: 'Kern', sections: ['workshop'] })).toEqual({
    ...{ ...brand, name: 'Kern' },
    sections: ['workshop'],
  })
})

it('shows no claim, sections and pages that were cleared in the form', () => {
  const shown = withShopLook(brand, { claim: null, sections: null, contentKeys: null })
  expect(shown).toStrictEqual({ ...MAIN_BRAND, slug: 'kern' })
})
