import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KNOWN_INSTALL_SCRIPTS } from './install-scripts.ts'
import { isAllowed } from './licences.ts'
import { licenceList } from './licence-list.ts'
import { lockedPackages } from './lock-file.ts'

const packages = lockedPackages()
const REGISTRY = 'https://registry.npmjs.org/'

describe('every package', () => {
  it('has no install script but the known ones, which never run', () => {
    const withScript = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
    expect([...withScript].sort()).toEqual(Object.keys(KNOWN_INSTALL_SCRIPTS).sort())
  })

  it('comes from the registry, as it was locked', () => {
    expect(packages.length).toBeGreaterThan(500)
    expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
    expect(packages.filter(({ resolved }) => resolved !== undefined && !resolved.startsWith(REGISTRY))).toEqual([])
    // No other setting, which could name another registry: this one lets no install script run, whoever installs.
    expect(readFileSync('.npmrc', 'utf8')).toBe('ignore-scripts=true\n')
  })

  it('is pinned exactly where the shop names it', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Record<string, Record<string, string>>
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))).toEqual([])
  })

  it('has an allowed licence', () => {
    expect(packages.filter((each) => !isAllowed(each)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
    expect(isAllowed({ name: 'lightningcss', licence: 'MPL-2.0' })).toBe(true)
    for (const licence of ['GPL-3.0-only', 'MPL-2.0', '(MIT AND GPL-2.0)', ''])
      expect(isAllowed({ name: 'another', licence })).toBe(false)
  })

  it('is in the list of licences', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceList(packages))
  })
})

it('a package of elsewhere, with a script or without integrity is seen', () => {
  const [foreign] = lockedPackages(
    '{"packages": {"": {}, "node_modules/a/node_modules/@b/c": {"resolved": "git+ssh://x", "hasInstallScript": true}}}',
  )
  expect(foreign).toMatchObject({ name: '@b/c', resolved: 'git+ssh://x', hasInstallScript: true, integrity: '' })
})
