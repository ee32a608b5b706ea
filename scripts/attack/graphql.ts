import { type Attack, failed } from './attack.ts'
import type { Answer } from './call.ts'

const area = 'GraphQL'
const isRefused = ({ status, text }: Answer) =>
  status < 500 && (status === 413 || text.includes('"errors"')) && !text.includes('INTERNAL')
const ADDRESS = { firstName: 'M', lastName: 'M', street: 'S', houseNumber: '1', postalCode: '50670', city: 'Köln' }

export const GRAPHQL_ATTACKS: readonly Attack[] = [
  {
    ...{ area, name: 'ask for too much' },
    mustHold:
      'depth, aliases, batches, tokens, fragments in circles and large bodies are refused, each within a second',
    async run(target) {
      const nested = (depth: number): string => (depth === 0 ? 'name' : `subGroups { ${nested(depth - 1)} }`)
      const many = (count: number, part: (index: number) => string) =>
        Array.from({ length: count }, (_, i) => part(i)).join(' ')
      const questions: Record<string, string> = {
        depth: `{ models(makeName: "audi") { ${nested(60)} } }`,
        aliases: `{ ${many(500, (i) => `a${i}: searchVehicles { totalCount }`)} }`,
        tokens: `{ ${many(20_000, () => 'cartCount')} }`,
        directives: `{ cartCount ${many(3_000, () => '@skip(if: false)')} }`,
        circle: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
        fragments: `{ ...F0 } ${many(30, (i) => `fragment F${i} on Query { ${i === 29 ? 'cartCount' : `...F${i + 1} ...F${i + 1} searchVehicles { totalCount }`} }`)}`,
        size: `{ cartCount } #${'x'.repeat(200_000)}`,
        lists: '{ searchVehicles { vehicles { similarVehicles(limit: 12) { similarVehicles(limit: 12) { id } } } } }',
        broken: '{ {{{{ "',
      }
      const breaches: string[] = []
      for (const [kind, query] of Object.entries(questions)) {
        const answer = await target.graphql(query)
        if (!isRefused(answer)) breaches.push(`${kind} was not refused: ${answer.status} ${answer.text.slice(0, 80)}`)
        if (answer.milliseconds > 1_000) breaches.push(`${kind} took ${answer.milliseconds.toFixed(0)} ms`)
      }
      const body = JSON.stringify(Array.from({ length: 200 }, () => ({ query: '{ cartCount }' })))
      const batch = await target.send('/graphql', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
      return [...breaches, ...failed({ 'a batch of 200 is refused': isRefused(batch) })]
    },
  },
  {
    ...{ area, name: 'read the schema of production' },
    mustHold: 'no introspection, no suggested names, no stack',
    async run(target) {
      const texts: string[] = []
      for (const query of [
        '{ __schema { types { name } } }',
        '{ __type(name: "Query") { name fields { name } } }',
        '{ custome }',
        '{ vehicleByID { id } }',
      ])
        texts.push((await target.graphql(query)).text)
      const all = texts.join('\n')
      return failed({
        'no type is named': !/"name":"(Query|Vehicle|fields)"/.test(all),
        'nothing is suggested': !/did you mean/i.test(all),
        'no stack or file': !/node_modules|\.ts:|at .+\(/.test(all),
      })
    },
  },
  {
    ...{ area, name: 'confuse types' },
    mustHold: 'wrong types, odd numbers, NUL and half characters are refusals, never faults',
    async run(target, random) {
      const odd: unknown[] = [
        null,
        0,
        -1,
        1e308,
        '',
        '\0',
        '\ud800',
        [],
        [[]],
        {},
        { $ne: 1 },
        true,
        '1 or 1=1',
        "';--",
        '__proto__',
        'x'.repeat(5_000),
        '2'.repeat(40),
        { constructor: { prototype: {} } },
      ]
      const documents = [
        ['query ($v: ID!) { vehiclesByIds(ids: [$v]) { id } }', 'v'],
        ['query ($v: ID!) { accessoryById(id: $v) { id } }', 'v'],
        ['query ($v: String!) { models(makeName: $v) { name } }', 'v'],
        ['mutation ($v: String!) { createCustomerAccessToken(email: $v, password: $v) { accessToken } }', 'v'],
        ['mutation ($v: ID!) { deleteCustomerAddress(customerAddressId: $v) }', 'v'],
        ['query ($v: String!) { contentPreview(key: $v) { title } }', 'v'],
      ] as const
      const breaches: string[] = []
      const headers = { Authorization: `Bearer ${target.customers[0].accessToken}` }
      for (const [document, name] of documents)
        for (const value of odd) {
          const from = `127.0.4.${1 + random.below(200)}`
          const { status, text } = await target.graphql(document, { [name]: value }, { headers, from })
          const isFault = status >= 500 || text.includes('INTERNAL_SERVER_ERROR')
          if (isFault)
            breaches.push(
              `${document.slice(0, 60)} with ${JSON.stringify(value).slice(0, 40)}: ${status} ${text.slice(0, 120)}`,
            )
        }
      return breaches
    },
  },
  {
    ...{ area, name: 'use the ids of another customer' },
    mustHold: 'what is another’s is not found, and does not change',
    async run(target) {
      const [jana, mia] = target.customers
      const as = ({ accessToken }: { accessToken: string }) => ({ headers: { Authorization: `Bearer ${accessToken}` } })
      const made = await target.graphql(
        'mutation ($i: CustomerAddressInput!) { addCustomerAddress(input: $i) { id } }',
        { i: { ...ADDRESS, street: 'Geheimweg' } },
        as(jana),
      )
      const id = (JSON.parse(made.text) as { data?: { addCustomerAddress?: { id?: string } } }).data?.addCustomerAddress
        ?.id
      if (!id) return [`an own address could not be made: ${made.text.slice(0, 200)}`]
      const variants = [id, ` ${id}`, `${id}.0`, `0${id}`, `+${id}`, Number(id), `${id}\n`]
      const breaches: string[] = []
      for (const v of variants)
        for (const who of [as(mia), {}])
          for (const document of [
            'mutation ($v: ID!) { deleteCustomerAddress(customerAddressId: $v) }',
            `mutation ($v: ID!, $i: CustomerAddressInput!) { updateCustomerAddress(customerAddressId: $v, input: $i) { id } }`,
            'query ($v: ID!) { order(id: $v) { id } }',
            'query ($v: ID!) { bankingRequest(id: $v) { id } }',
          ]) {
            const { text } = await target.graphql(document, document.includes('$i') ? { v, i: ADDRESS } : { v }, who)
            if (!text.includes('"errors"'))
              breaches.push(`${document.slice(0, 50)} with ${JSON.stringify(v)}: ${text.slice(0, 100)}`)
          }
      const mine = await target.graphql('{ customerAddresses { street } }', {}, as(jana))
      return [...breaches, ...failed({ 'it is as it was': mine.text.includes('Geheimweg') })]
    },
  },
]
