import { expect, it } from 'vitest'
import { type Containers, grantedContainers, purposesOf, sourcesOf, STATS_ID, TAG_MANAGER_ID } from './containers.ts'

const configurator = { scriptUrl: 'https://k.example/k.js', styleUrl: 'https://s.example/k.css', needsConsent: true }
const ALL: Containers = { tagManagerId: 'GTM-AAAA', dealerTagManagerId: 'GTM-BBBB', statsId: 'G-CCCC', configurator }

it('needs consent only for what a shop has', () => {
  expect(purposesOf(undefined)).toEqual([])
  expect(purposesOf({})).toEqual([])
  expect(purposesOf(ALL)).toEqual(['STATISTICS', 'MARKETING', 'FUNCTIONS'])
  expect(purposesOf({ dealerTagManagerId: 'GTM-BBBB' })).toEqual(['MARKETING'])
  expect(purposesOf({ configurator: { ...configurator, needsConsent: false } })).toEqual([])
})

it('loads each container after the consent for its purpose', () => {
  expect(grantedContainers(ALL, undefined)).toBeUndefined()
  expect(grantedContainers(ALL, [])).toBeUndefined()
  expect(grantedContainers(ALL, ['STATISTICS'])).toEqual({ statsId: 'G-CCCC' })
  expect(grantedContainers(ALL, ['MARKETING'])).toEqual({ tagManagerId: 'GTM-AAAA', dealerTagManagerId: 'GTM-BBBB' })
  expect(grantedContainers(ALL, ['FUNCTIONS'])).toEqual({ configurator })
  const free = { configurator: { ...configurator, needsConsent: false } }
  expect(grantedContainers(free, [])).toEqual(free)
})

it('opens the policy for what is loaded, and for nothing else', () => {
  expect(sourcesOf(undefined)).toEqual({ scripts: [], styles: [], connections: [], pictures: [] })
  expect(sourcesOf({ configurator })).toEqual({
    scripts: ['https://k.example'],
    styles: ['https://s.example'],
    connections: ['https://k.example'],
    pictures: ['https://k.example'],
  })
  expect(sourcesOf({ statsId: 'G-CCCC' }).scripts).toEqual(['https://www.googletagmanager.com'])
})

it.each(['GTM-ABCD', 'GTM-A1B2C3D4E5F6', 'GTM-0000'])('%s is a tag manager', (id) =>
  expect(TAG_MANAGER_ID.test(id)).toBe(true),
)

it.each(['GTM-ABC', 'GTM-A1B2C3D4E5F67', 'xGTM-ABCD', 'GTM-ABCD"', 'GTM-abcd', 'G-ABCD'])('%s is none', (id) =>
  expect(TAG_MANAGER_ID.test(id)).toBe(false),
)

it.each([
  ['G-ABCD', true],
  ['G-A1B2C3D4E5F6G7', true],
  ['G-ABC', false],
  ['G-A1B2C3D4E5F6G7H', false],
  ['xG-ABCD', false],
  ['G-ABCD ', false],
  ['G-abcd', false],
])('%s counts visits: %s', (id, expected) => expect(STATS_ID.test(id)).toBe(expected))

it('loads nothing in a shop without containers, and statistics speak with their own hosts', () => {
  expect(grantedContainers(undefined, ['MARKETING'])).toBeUndefined()
  expect(grantedContainers({ dealerTagManagerId: 'GTM-BBBB' }, ['MARKETING'])).toEqual({
    dealerTagManagerId: 'GTM-BBBB',
  })
  const tags = ['https://www.googletagmanager.com']
  const stats = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  for (const container of [{ statsId: 'G-CCCC' }, { tagManagerId: 'GTM-AAAA' }, { dealerTagManagerId: 'GTM-BBBB' }])
    expect(sourcesOf(container)).toEqual({
      ...{ scripts: tags, styles: [], connections: [...tags, ...stats], pictures: [...tags, ...stats] },
    })
})
