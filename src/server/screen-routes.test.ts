import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { withRoutesOf } from './screen-routes.ts'

const route = (id: string, parentId?: string) => ({ id, ...(parentId ? { parentId } : {}), module: {} })
const ROUTES = Object.fromEntries(
  [
    route('root'),
    route('home.0', 'root'),
    route('routes/cars', 'root'),
    route('cars.0', 'routes/cars'),
    route('cars.1', 'routes/cars'),
    route('cars-new.0', 'routes/cars'),
    route('unknown', 'root'),
  ].map((entry) => [entry.id, entry]),
)
const BUILD = { routes: ROUTES, assets: { version: '1', routes: ROUTES } } as unknown as ServerBuild

it('keeps the routes of a screen in all languages, and what they lie in', () => {
  const { routes, assets } = withRoutesOf('cars', BUILD)
  expect(Object.keys(routes)).toEqual(['root', 'routes/cars', 'cars.0', 'cars.1'])
  expect(Object.keys(assets.routes)).toEqual(Object.keys(routes))
  expect(assets.version).toBe('1')
})

it('keeps all where an address shows no screen, or one without routes', () => {
  expect(withRoutesOf(undefined, BUILD)).toBe(BUILD)
  expect(withRoutesOf('garage', BUILD)).toBe(BUILD)
})
