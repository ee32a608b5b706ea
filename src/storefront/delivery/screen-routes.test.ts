import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { type Screen, SCREENS } from '#domain/routes/screens.ts'
import routes from '#storefront/routes.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'
import { withRoutesOf } from './screen-routes.ts'

const route = (id: string, parentId?: string) => ({ id, ...(parentId ? { parentId } : {}), module: {} })
const ROUTES = Object.fromEntries(
  [
    route('root'),
    route('home.0', 'root'),
    route('cars', 'root'),
    route('cars.0', 'cars'),
    route('cars.1', 'cars'),
    route('cars-new.0', 'cars'),
    route('unknown', 'root'),
  ].map((entry) => [entry.id, entry]),
)
const BUILD = { routes: ROUTES, assets: { version: '1', routes: ROUTES } } as unknown as ServerBuild

it('keeps the routes of a screen in all languages, and their parents', () => {
  const { routes, assets } = withRoutesOf('cars', BUILD)
  expect(Object.keys(routes)).toEqual(['root', 'cars', 'cars.0', 'cars.1'])
  expect(Object.keys(assets.routes)).toEqual(Object.keys(routes))
  expect(assets.version).toBe('1')
})

it('keeps all for a URL without a screen, or with one without routes', () => {
  expect(withRoutesOf(undefined, BUILD)).toBe(BUILD)
  expect(withRoutesOf('garage', BUILD)).toBe(BUILD)
})

it('keeps a few routes for every screen of the storefront', () => {
  type Entry = (typeof routes)[number]
  const entries = (all: readonly Entry[], parentId: string): object[] =>
    all.flatMap(({ id = '', children = [] }) => [route(id, parentId), ...entries(children, id)])
  const all = [route('root'), ...entries(routes, 'root')] as { id: string }[]
  const byId = Object.fromEntries(all.map((entry) => [entry.id, entry]))
  const build = { routes: byId, assets: { version: '1', routes: byId } } as unknown as ServerBuild
  const screens = (Object.keys(SCREENS) as Screen[]).filter(isRouted)
  expect(screens.length).toBeGreaterThan(30)
  for (const screen of screens) expect(Object.keys(withRoutesOf(screen, build).routes).length, screen).toBeLessThan(8)
})
