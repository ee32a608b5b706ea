import { readdirSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { withoutUnusedRouterCode } from './src/storefront/delivery/unused-router-code.ts'

const SOURCES = path.join(import.meta.dirname, 'src')
const STYLE_SHEETS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .toSorted()
const namesIn = new Map(STYLE_SHEETS.map((file) => [file, [] as string[]]))

/**
 * Class names of the built pages: the number of the style sheet and that of the name in it. Short, since every card repeats them, and
 * alike, since that packs well; the sign in the middle tells them from the names that hold everywhere.
 */
function shortClassName(name: string, file: string): string {
  const sheet = path.relative(SOURCES, file.split('?')[0]!).replaceAll(path.sep, '/')
  const names = namesIn.get(sheet)
  if (!names) throw new Error(`${file} is no style sheet of ours.`)
  if (!names.includes(name)) names.push(name)
  return `${inLetters(STYLE_SHEETS.indexOf(sheet))}_${inLetters(names.indexOf(name))}`
}

/** 0 → a, 25 → z, 26 → ba. */
function inLetters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26))
  return number < 26 ? last : inLetters(Math.floor(number / 26)) + last
}

/**
 * Code that every page needs comes in two files instead of thirty: each small file compresses badly, and its address stands in the page.
 * Two more have what forms and lists share.
 */
const SHARED_CODE = [
  { name: 'framework', test: /node_modules|vite\/preload-helper|rolldown\/runtime/ },
  {
    name: 'parts',
    test: new RegExp(
      [
        'src/storefront/(shell/(?!error-screens|ConsentForm|analytics|MiniCart|prolong-session|Watchers|SessionWatch|StoredNotices|ConnectionNotice|back-closes-sheets|trap-focus-in-cover|open-cover|lost-requests|offline-links)|head|site|delivery/(serialized-view|recurring-part)|figures)',
        'src/design/(?!Overlay\\.|broken-pictures|Checklist|Specs|Dialog|Skeleton|Steps|Sums|LineClamp|Pagination|EmptyState|RangeFields|Select|Field|Segment|Chip|TabButtons)',
        'src/storefront/blocks/(Picture(?!List)|VehicleCard|Rate|PriceLine|Trail|stored|Heart|Compare)',
        'messages/(frame|save-cars|card|texts|rate)',
      ].join('|'),
    ),
  },
  {
    name: 'fields',
    test: /src\/(design\/(Select|Field)|storefront\/blocks\/(PlaceField|input-before-hydration)|domain\/format\/numbers)|messages\/(makes|search-words|place-field)\./,
  },
  {
    name: 'lists',
    test: /src\/(design\/(RangeFields|Segment|Chip|Pagination|EmptyState)|storefront\/blocks\/(last-filters|use-list-form|form-address|FilterSheet|ListHead|ListFrame|PlaceHint)|storefront\/features\/vehicle-list\/Results\.module)|messages\/list\./,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), ...withoutUnusedRouterCode],
  // One style sheet for all pages: what waits for it is the first paint, and every further one would be asked for over a connection of its own.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022' },
  ssr: { external: ['pino'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } } } } },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
}))
