import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { areaContext, gatewayContext } from '../../request.server.ts'
import { loadOperations } from './operations.server.ts'
import { retryJobs } from './retry-jobs.server.ts'

const NOTHING = {
  ...{
    faults: [],
    providers: [],
    jobs: [],
    givenUpJobs: 0,
    mails: [],
    returnedMails: [],
    withdrawals: [],
    refusedImports: [],
  },
  ...{ uploads: [], runs: [], vitalSigns: [], paymentProblems: 0, backups: 'SHOP', stuckRefunds: 0, vehicles: 0 },
  ...{ stockChangedAt: null, rebuildAt: null },
}

function contextOf(data: unknown) {
  const context = new RouterContextProvider()
  context.set(gatewayContext, () => Promise.resolve({ data }))
  context.set(areaContext, {
    ...{ locale: 'de', origin: 'https://shop.example', isLoggedIn: true, secureCookies: true, demoLogins: [] },
    lastMerchant: null,
  })
  return context
}

const shown = (found: Partial<Record<keyof typeof NOTHING, unknown>>) =>
  loadOperations({ context: contextOf({ operations: { ...NOTHING, ...found } }) })

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

it('says in words why an import was refused', async () => {
  const run = { id: '1', merchant: 'Lindenhof', fileName: 'stock.csv', finishedAt: '2026-11-29T10:00:00.000Z' }
  const refusedImports = [
    { ...run, reason: 'TOO_MANY_REMOVED', missing: 30, offered: 39 },
    { ...run, reason: 'CORRUPT', missing: null, offered: null },
  ]
  const [part] = (await shown({ refusedImports })).troubles
  expect(part?.rows.map(({ cells }) => cells[3])).toEqual([
    expect.stringMatching(/^Die Datei würde 30 von 39 Fahrzeugen offline stellen\./),
    expect.stringMatching(/^Die Datei ist beschädigt/),
  ])
})

it('offers to retry jobs where some are given up, of which no further attempt is named', async () => {
  const runAt = '2026-11-29T10:00:00.000Z'
  const job = { name: 'send-mail', attempts: 12, maxAttempts: 12, runAt, error: '451' }
  const jobs = [
    { ...job, id: '1', isGivenUp: true },
    { ...job, id: '2', isGivenUp: false },
  ]
  const [part] = (await shown({ jobs, givenUpJobs: 60 })).troubles
  expect(part?.retry).toMatch(/^60 Aufgaben wurden aufgegeben\./)
  expect(part?.rows.map(({ cells }) => cells[2])).toEqual(['keiner, aufgegeben', expect.stringContaining('29.11.2026')])
  expect((await shown({ jobs, givenUpJobs: 1 })).troubles[0]?.retry).toMatch(/^Eine Aufgabe wurde aufgegeben\./)
  expect((await shown({ jobs, givenUpJobs: 0 })).troubles[0]).not.toHaveProperty('retry')
})

it.each([
  [3, /^3 aufgegebene Aufgaben werden erneut versucht, sobald/],
  [1, /^Eine aufgegebene Aufgabe wird erneut versucht, sobald/],
  [0, /^Es gab nichts erneut zu versuchen\.$/],
])('says of %s retried jobs what was done', async (retryGivenUpJobs, sentence) => {
  expect(await retryJobs({ context: contextOf({ retryGivenUpJobs }) })).toEqual({
    done: expect.stringMatching(sentence) as string,
  })
})
