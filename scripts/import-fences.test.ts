import { describe, expect, it } from 'vitest'
import { brokenFences, folderCircles } from './import-fences.ts'

const problems = (path: string, text: string) => brokenFences([{ path, text }])

describe('import fences', () => {
  it.each([
    ['src/domain/money.ts', `import pg from 'pg'`],
    ['src/domain/money.ts', `import { x } from '#catalogue/fields.ts'`],
    ['src/domain/money.ts', `export { x } from '../database/connection.ts'`],
    ['src/search/engine.ts', `import { z } from 'zod'`],
    ['src/use-cases/car.ts', `import { pipeline } from '#services/images/pipeline.ts'`],
    ['src/gateway/car.ts', `import { openDatabase } from '#database/connection.ts'`],
    ['src/storefront/features/home/home.page.tsx', `import { ROWS } from '#catalogue/fields.ts'`],
    ['src/storefront/features/home/home.server.ts', `const x = await import('#use-cases/vehicle/vehicle.ts')`],
    ['src/design/Button.tsx', `import { Card } from '#storefront/blocks/VehicleCard.tsx'`],
    ['src/storefront/features/home/Finder.tsx', `import { List } from '../vehicle-list/List.tsx'`],
    ['src/storefront/features/home/home.server.ts', `import { loadList } from '../vehicle-list/cars.server.ts'`],
    ['src/storefront/features/home/Finder.tsx', `import { meta } from './home.page.tsx'`],
    ['src/storefront/features/home/home.page.tsx', `import { meta } from '../cart/cart.page.tsx'`],
    ['src/storefront/features/session/Login.tsx', `import { action } from './logout.route.ts'`],
    ['src/storefront/root.tsx', `import { meta } from './features/home/home.page.tsx'`],
    ['src/storefront/features/home/Finder.tsx', `import { Shell } from '../../shell/Shell.tsx'`],
    ['src/storefront/blocks/Card.tsx', `import { Finder } from '../features/home/Finder.tsx'`],
    ['src/storefront/shell/Header.tsx', `import { List } from '../features/vehicle-list/List.tsx'`],
    ['src/mails/hello.ts', `import {\n  a,\n  b,\n} from '#services/mail/port.ts'`],
    ['messages/list.ts', `import { x } from '#domain/locale.ts'`],
    ['src/storefront/blocks/Card.tsx', `import { inLanguage } from '#messages/texts.ts'`],
    ['src/storefront/blocks/Card.tsx', `import { Table } from '#dealer-area/blocks/Table.tsx'`],
    ['src/dealer-area/features/stock/stock.server.ts', `import { askGateway } from '#storefront/gateway.server.ts'`],
    ['src/dealer-area/features/stock/stock.page.tsx', `import { Cart } from '#storefront/features/cart/Cart.tsx'`],
    ['src/dealer-area/features/stock/Table.tsx', `import { ROWS } from '#catalogue/fields.ts'`],
    ['src/dealer-area/features/stock/stock.server.ts', `import { x } from '#use-cases/staff/staff.ts'`],
    ['src/dealer-area/features/stock/Table.tsx', `import { List } from '../orders/List.tsx'`],
  ])('refuse in %s: %s', (path, text) => expect(problems(path, text)).toHaveLength(1))

  it.each([
    ['src/domain/money.ts', `import { z } from 'zod'\nimport { isLocale } from './locale.ts'`],
    ['src/use-cases/car.ts', `import type { Places } from '#services/places/port.ts'`],
    ['src/gateway/car.ts', `import type { ReadHandle } from '#database/handles.ts'`],
    ['src/storefront/features/list/panel.server.ts', `import { ROWS } from '#catalogue/fields.ts'`],
    ['src/storefront/features/home/home.page.tsx', `import { Card } from '../../blocks/VehicleCard.tsx'`],
    ['src/storefront/features/vehicle/vehicle.page.tsx', `import { AddToCart } from '../cart/AddToCart.tsx'`],
    ['src/storefront/features/session/logout.route.ts', `import type { Route } from './+types/logout.route.ts'`],
    ['src/storefront/features/home/home.page.tsx', `import { Finder } from './Finder.tsx'`],
    ['src/server/shop.ts', `import { imagePipeline } from '#services/images/pipeline.ts'`],
    ['src/storefront/blocks/card.server.ts', `import { inLanguage } from '#messages/texts.ts'`],
    ['src/storefront/features/home/home.page.tsx', `import { inLanguage } from '#messages/texts.ts'`],
    ['src/dealer-area/shell/Shell.tsx', `import { siteOf } from '#storefront/site.ts'`],
    ['src/dealer-area/features/stock/Table.tsx', `import { Card } from '#storefront/blocks/VehicleCard.tsx'`],
    ['src/dealer-area/features/stock/stock.server.ts', `import { ROWS } from '#catalogue/fields.ts'`],
    ['scripts/x.ts', `import { ROWS } from '#catalogue/fields.ts'`],
  ])('allow in %s: %s', (path, text) => expect(problems(path, text)).toEqual([]))
})

describe('circles between subjects', () => {
  const file = (at: string, imported: string) => ({
    path: `src/use-cases/${at}`,
    text: `import type { X } from '${imported}'`,
  })

  it('are found across several folders, type imports included', () => {
    const files = [
      file('order/a.ts', '../payment/b.ts'),
      file('payment/b.ts', '#use-cases/trade-in/c.ts'),
      file('trade-in/c.ts', '../order/d.ts'),
    ]
    expect(folderCircles(files)).toEqual(['src/use-cases: order → payment → trade-in → order is a circle'])
  })

  it('are not reported where two folders share a third', () => {
    const files = [
      file('order/a.ts', '../cart/b.ts'),
      file('checkout/c.ts', '../cart/b.ts'),
      file('checkout/d.ts', '../order/a.ts'),
    ]
    expect(folderCircles(files)).toEqual([])
  })
})
