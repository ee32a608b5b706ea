import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FLOWS } from '#domain/routes/flows.ts'
import { SCREENS } from '#domain/routes/screens.ts'
import { findRouteModules, LIST_PATH, OTHER_ADDRESSES } from './route-modules.ts'
import { SHARED_PAGES, SCREENS_WITHOUT_PAGE } from '#domain/routes/routed-screens.ts'

interface Places {
  readonly screens: ReadonlySet<string>
  readonly modules: ReadonlyMap<string, string>
  readonly unbuilt: ReadonlySet<string>
  readonly shared: ReadonlySet<string>
  readonly sourceOf: (file: string) => string
  /** Whether any page, menu or mail names the screen to link to it. */
  readonly isLinked: (screen: string) => boolean
}

const TABLES = ['domain/routes/screens.ts', 'domain/routes/routed-screens.ts']
const SOURCES = path.resolve(import.meta.dirname, '..')
const LINKING = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !TABLES.includes(file))
  .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))

const PLACES: Places = {
  screens: new Set(Object.keys(SCREENS)),
  modules: findRouteModules(),
  unbuilt: new Set<string>(SCREENS_WITHOUT_PAGE),
  shared: new Set(Object.keys(SHARED_PAGES)),
  sourceOf: (file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  isLinked: (screen) => LINKING.some((text) => text.includes(`'${screen}'`)),
}
const OTHERS: ReadonlySet<string> = new Set([...Object.values(OTHER_ADDRESSES), LIST_PATH])

it.each([...new Set([...PLACES.screens, ...PLACES.modules.keys()])].filter((name) => !OTHERS.has(name)))(
  'the screen %s is complete',
  (screen) => expect(forgottenPlace(screen, PLACES)).toBeUndefined(),
)

it('the steps of all flows have the reduced header, but for the entrance of the workshop', () => {
  const steps = Object.values(FLOWS).flat()
  const full = steps.filter(
    (step) => !PLACES.sourceOf(PLACES.modules.get(step) ?? '').includes('handle = { isStep: true }'),
  )
  expect(full).toEqual(['workshop'])
})

describe('the check names a forgotten place', () => {
  const PAGE = `import { x } from '#messages/x.ts'\nimport { load } from './cart.server.ts'\nexport const loader = load\nexport function meta() {}`
  const page = 'features/cart/cart.page.tsx'
  const places = (overrides: Partial<Places> & { source?: string } = {}): Places => ({
    screens: new Set(['cart']),
    modules: new Map([['cart', page]]),
    unbuilt: new Set(),
    shared: new Set(),
    sourceOf: () => overrides.source ?? PAGE,
    isLinked: () => true,
    ...overrides,
  })

  it.each<[string, Places, RegExp | undefined]>([
    ['nothing', places(), undefined],
    ['nothing, as it is to be built', places({ unbuilt: new Set(['cart']), modules: new Map() }), undefined],
    ['nothing, as another page shows it', places({ shared: new Set(['cart']), modules: new Map() }), undefined],
    ['the row', places({ screens: new Set() }), /row cart to src\/domain\/routes\/screens\.ts/],
    ['the page', places({ modules: new Map() }), /write src\/storefront\/features\/<area>\/cart\.page\.tsx/],
    ['the list of unbuilt screens', places({ unbuilt: new Set(['cart']) }), /out of SCREENS_WITHOUT_PAGE/],
    ['the list of shared pages', places({ shared: new Set(['cart']) }), /out of SHARED_PAGES/],
    ['the loader', places({ source: PAGE.replace('loader', 'other') }), /export a loader/],
    ['the file beside it', places({ source: PAGE.replace('./cart.server.ts', './x.ts') }), /\.server\.ts beside it/],
    ['the way there', places({ isLinked: () => false }), /nothing leads to cart/],
    ['the title', places({ source: PAGE.replace('meta', 'other') }), /has no title/],
    ['the texts', places({ source: PAGE.replace('#messages/', './') }), /has no texts/],
  ])('%s', (_, given, message) => {
    const problem = forgottenPlace('cart', given)
    if (message) expect(problem).toMatch(message)
    else expect(problem).toBeUndefined()
  })
})

it('reports a route whose page does not exist', () => {
  for (const page of [...Object.values(SHARED_PAGES), ...OTHERS]) expect(PLACES.modules.has(page), page).toBe(true)
})

/** One sentence for the place of CONTRIBUTING.md, “Adding a screen”, that was forgotten. */
function forgottenPlace(screen: string, places: Places): string | undefined {
  const { screens, modules, unbuilt, shared, sourceOf, isLinked } = places
  const file = modules.get(screen)
  if (!screens.has(screen))
    return `${file} belongs to no screen: add the row ${screen} to src/domain/routes/screens.ts.`
  if (unbuilt.has(screen))
    return (
      file && `${file} is there: take ${screen} out of SCREENS_WITHOUT_PAGE in src/domain/routes/routed-screens.ts.`
    )
  if (shared.has(screen))
    return file && `${file} is never shown: take ${screen} out of SHARED_PAGES in src/domain/routes/routed-screens.ts.`
  if (!file)
    return `${screen} has no page: write src/storefront/features/<area>/${screen}.page.tsx, or add it to SCREENS_WITHOUT_PAGE.`
  const missing = file.endsWith('.page.tsx') ? missingIn(file, sourceOf(file)) : undefined
  if (missing || isLinked(screen)) return missing
  return `nothing leads to ${screen}: link to it in src/storefront/shell/navigation.server.ts or on another page.`
}

function missingIn(file: string, source: string): string | undefined {
  if (!/export (const|async function|function) (loader|action)\b/.test(source) || !/\.server\.ts'/.test(source))
    return `${file} does nothing on the server: export a loader or an action from a *.server.ts beside it.`
  if (!/export (const|function) meta\b/.test(source)) return `${file} has no title: export a meta function.`
  // A page without texts of its own shows those of its data, its title among them.
  if (!/from '#messages\//.test(source) && !/headOf\(siteOf\(matches\), loaderData\)|viewOf\(loaderData/.test(source))
    return `${file} has no texts: write them in both languages in messages/<area>.ts.`
  return undefined
}
