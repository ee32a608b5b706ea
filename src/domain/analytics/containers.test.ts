import { expect, it } from 'vitest'
import { type Containers, grantedContainers, purposesOf, sourcesOf } from './containers.ts'

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
