import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { areaContext, gatewayContext } from '../../request.server.ts'
import { loadOperations } from './operations.server.ts'

const NOTHING = {
  ...{ faults: [], providers: [], jobs: [], mails: [], returnedMails: [], withdrawals: [], refusedImports: [] },
  ...{ uploads: [], runs: [], vitalSigns: [], paymentProblems: 0, backups: 'SHOP', stuckRefunds: 0, vehicles: 0 },
  ...{ stockChangedAt: null, rebuildAt: null },
}

async function shown(found: Partial<Record<keyof typeof NOTHING, unknown>>) {
  const context = new RouterContextProvider()
  context.set(gatewayContext, () => Promise.resolve({ data: { operations: { ...NOTHING, ...found } } }))
  context.set(areaContext, {
    ...{ locale: 'de', origin: 'https://shop.example', isLoggedIn: true, secureCookies: true, demoLogins: [] },
    lastMerchant: null,
  })
  return loadOperations({ url: new URL('https://shop.example/haendlerbereich'), params: {}, context })
}

it('says who makes the backups', async () => {
  expect((await shown({ backups: 'SHOP' })).backups).toMatch(/^Der Shop sichert sich selbst/)
  expect((await shown({ backups: 'DATABASE_HOST' })).backups).toMatch(/sichert, wer ihn betreibt.*Ordner „objects“/)
  expect((await shown({ backups: 'NOBODY' })).backups).toMatch(/^Niemand sichert diesen Shop/)
})

it('what is wrong with payments comes first, as the warning says', async () => {
  expect(await shown({})).toMatchObject({ isFine: true, isMoneyWrong: false })
  expect(await shown({ paymentProblems: 2 })).toMatchObject({ isFine: false, isMoneyWrong: true })
  expect(await shown({ stuckRefunds: 1 })).toMatchObject({ isFine: false, isMoneyWrong: true })
})
