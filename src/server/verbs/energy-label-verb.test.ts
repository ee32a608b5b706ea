import { expect, it } from 'vitest'
import { NEW_ELECTRIC } from '../../../tests/support/labelled-cars.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { ENERGY_LABEL_VERB } from './energy-label-verb.ts'

const test = useTestDatabase()

it('publishes a dealer’s new cars with an incomplete label, and holds them back again', async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1', { attributes: { ...NEW_ELECTRIC, electricRange: null } })])
  const run = (...args: string[]) => ENERGY_LABEL_VERB.run(test, args)
  expect(await run('brinkmann', 'report')).toBe(
    '0 new cars are held back now, 1 are published now; 1 published new cars have an incomplete energy label.',
  )
  expect(await run('brinkmann', 'hold-back')).toMatch(/^1 new cars are held back now, 0 are published now; 0 /)
  await expect(run('brinkmann', 'whatever')).rejects.toThrow('hold-back|report')
  await expect(run('nobody', 'report')).rejects.toThrow('nobody')
})
