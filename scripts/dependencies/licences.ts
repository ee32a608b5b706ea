import type { LockedPackage } from './lock-file.ts'

const FREE = 'use, change and pass on with its notice'

/** Licences a package may have, each alternative or part by itself, with the reason. */
export const ALLOWED_LICENCES: Readonly<Record<string, string>> = {
  ...{ MIT: FREE, 'MIT-0': 'as MIT, without the notice', ISC: FREE, '0BSD': 'as ISC, without the notice' },
  ...{ 'BSD-2-Clause': FREE, 'BSD-3-Clause': FREE, 'BlueOak-1.0.0': FREE, Zlib: FREE, 'Python-2.0': FREE },
  'Apache-2.0': 'as MIT, and grants patents',
  ...{ Unlicense: 'public domain', 'CC0-1.0': 'public domain' },
  'CC-BY-4.0': 'data, whose source is named (src/services/places/README.md)',
}

/** Licences that ask for more than a notice: the packages that have them, and why they may. */
export const LICENCES_OF_SOME: Readonly<Record<string, { readonly packages: RegExp; readonly reason: string }>> = {
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-(libvips|wasm32|win32)/,
    reason: 'libvips, a library of its own that is loaded as it comes and can be exchanged',
  },
  'EUPL-1.1+': {
    packages: /^@zone-eu\/mailsplit$/,
    reason: 'an alternative to MIT, which we take',
  },
  'MPL-2.0': {
    packages: /^(axe-core|lightningcss)/,
    reason: 'unchanged tools of building and testing, which are not passed on',
  },
}

/** The parts of an expression such as `(MIT AND Zlib)`. All of them have to be allowed, alternatives as well. */
export function licencesOf(expression: string): string[] {
  return expression.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
}

export function isAllowed({ name, licence }: Pick<LockedPackage, 'name' | 'licence'>): boolean {
  return licencesOf(licence).every(
    (part) => part in ALLOWED_LICENCES || LICENCES_OF_SOME[part]?.packages.test(name) === true,
  )
}
