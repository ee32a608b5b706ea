import { expect, it } from 'vitest'
import { LEGACY_PATHS, legacyTarget } from './legacy-paths.ts'
import { matchPath } from './paths.ts'

it.each(LEGACY_PATHS)('%s is not a screen’s own path, and redirects to one', (path) => {
  expect(matchPath(path)).toBeUndefined()
  const target = legacyTarget(path)
  expect(matchPath(target?.split('?')[0] ?? '')?.screen).toBeDefined()
})

it.each([
  ['/Impressum/', '/pages/impressum'],
  ['/imprint', '/pages/impressum?lang=en'],
  ['/dealer/hansen', '/dealers/hansen'],
  ['/de', '/'],
])('%s leads to %s', (from, to) => expect(legacyTarget(from)).toBe(to))

it.each(['/', '/auto-kaufen', '/dealer/a/b', '/dealer/..', '/indexXhtml', '/impressum/x', '//evil.example'])(
  '%s is not an old path',
  (path) => expect(legacyTarget(path)).toBeUndefined(),
)
