import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { collectEnteredValues } from './entered-values.ts'
import { MAX_VALUES, recordLog } from './shop-log.ts'
import { endShop } from './test-shop.ts'

async function serve(): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

const noRows = { query: async () => ({ rows: [] }) } as unknown as Pool

it('notes the values of JSON and GraphQL, not their keys, and only what the shop itself gets', async () => {
  const [shop, bank] = [await serve(), await serve()]
  const entered = collectEnteredValues(100)
  onTestFinished(() => entered.stop())
  entered.ports.add(shop.port)
  const query = 'mutation { customerRecover(email: "eva@example.com", tags: ["Erste Wahl", "Zweite Wahl"]) { id } }'
  const body = JSON.stringify({ requestId: 'Kennung 1', operationName: 'customerRecover', query, lastName: 'Kern' })
  for (const [port, name] of [
    [shop.port, 'Jolanthe'],
    [bank.port, 'Kunibert'],
  ] as const)
    await fetch(`http://127.0.0.1:${port}/graphql?name=${name}`, {
      ...{ method: 'POST', body, headers: { 'Content-Type': 'application/json', 'User-Agent': 'x' } },
    })
  const values = [...entered.values.keys()]
  expect(values).toEqual([...['Jolanthe', 'Kennung 1', 'eva@example.com', 'Erste Wahl', 'Zweite Wahl', 'Kern']])
})

it('refuses more values than it can look for, and says where to look', async () => {
  const shop = await serve()
  const log = recordLog()
  onTestFinished(() => log.stop())
  log.ports.add(shop.port)
  const body = new URLSearchParams(Array.from({ length: MAX_VALUES + 1 }, (_, index) => ['n', `Wert ${index}`]))
  await fetch(`http://127.0.0.1:${shop.port}/`, { method: 'POST', body })
  await expect(log.findPersonal(noRows)).rejects.toThrow(/10001 values.*tests\/support\/stored-values\.ts/)
})

it.each<readonly [string, (person: object) => void]>([
  ['console.log', (person) => console.log('request', person)],
  ['console.dir', (person) => console.dir(person)],
  ['an error', (person) => console.error(new Error('refused', { cause: person }))],
  ['the output of the process', (person) => void process.stdout.write(`${JSON.stringify(person)}\n`)],
])('finds who is named deep inside of what is written by %s', async (_, write) => {
  const shop = await serve()
  const quiet = (['log', 'dir', 'error'] as const).map((method) => vi.spyOn(console, method).mockReturnValue())
  const log = recordLog()
  onTestFinished(() => {
    log.stop()
    for (const each of quiet) each.mockRestore()
  })
  log.ports.add(shop.port)
  await fetch(`http://127.0.0.1:${shop.port}/?name=Jolanthe`)
  expect(await log.findPersonal(noRows)).toEqual([])
  write({ request: { contact: { person: { name: 'Jolanthe' } } } })
  expect(await log.findPersonal(noRows)).toEqual([expect.stringContaining('Jolanthe')])
})

it('gives the console back where a shop does not stop, and tells that error', async () => {
  const before = [console.log, process.stdout.write]
  const log = recordLog()
  expect(console.log).not.toBe(before[0])
  const shop = { port: 0, stop: () => Promise.reject(new Error('still answering')) }
  await expect(endShop({ shop, log })).rejects.toThrow('still answering')
  expect([console.log, process.stdout.write]).toEqual(before)
  await expect(endShop({}), 'where nothing was started').resolves.toBeUndefined()
})
