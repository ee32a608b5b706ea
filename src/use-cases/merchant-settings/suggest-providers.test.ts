import { expect, it } from 'vitest'
import { staffActor } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { suggestProviders } from './suggest-providers.ts'

const test = useTestDatabase()

it('suggests the codes of published dealers alone, to those who may change the merchant', async () => {
  const merchantIds: number[] = []
  for (const [slug, state] of [
    ['anna', 'PUBLISHED'],
    ['bert', 'SETTING_UP'],
    ['carl', 'SUSPENDED'],
  ] as const) {
    const { id } = await addMerchant(test.database, { slug })
    merchantIds.push(id)
    await test.database.pool.query('update merchants set state = $2, accessories_providers = $3 where id = $1', [
      ...[id, state, JSON.stringify([{ makeName: '*', providerId: `of-${slug}` }])],
    ])
  }
  const [, merchantId = 0] = merchantIds
  const suggested = (role: 'OWNER' | 'SALES') =>
    suggestProviders(test.database.read, staffActor({ merchantId, roles: [role] }), merchantId)
  expect(await suggested('OWNER')).toEqual({ kind: 'found', codes: ['of-anna'] })
  expect(await suggested('SALES')).toMatchObject({ code: 'FORBIDDEN' })
})
