import path from 'node:path'

/** Which folder may import which: the table of docs/map.md. `services` means its ports (`port.ts`), except for `server`. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  search: [],
  messages: [],
  catalogue: ['domain', 'messages'],
  database: ['domain'],
  services: ['domain'],
  mails: ['domain', 'messages'],
  documents: ['domain', 'catalogue', 'messages'],
  'use-cases': ['domain', 'catalogue', 'messages', 'search', 'database', 'services'],
  feeds: ['domain', 'catalogue', 'messages', 'use-cases', 'services'],
  gateway: ['domain', 'catalogue', 'messages', 'use-cases', 'services'],
  design: [],
  storefront: ['domain', 'catalogue', 'messages', 'design'],
  'dealer-area': ['domain', 'catalogue', 'messages', 'design', 'storefront'],
}

/** The only packages that these folders may import; those that only tests or a build step need are last. Other folders may import any. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  domain: ['zod', 'fast-check'],
  catalogue: ['zod', 'fast-check'],
  search: ['fast-check', 'assemblyscript'],
  messages: [],
}

/** The layers of an app from the outermost inwards; a layer imports only layers further in. */
const LAYERS = ['pages', 'shell', 'features', 'blocks'] as const

/** A route module lies in its feature but belongs to the outermost layer: it may use several features, and only the router loads it. */
const ROUTE_MODULE = /\/features\/[^/]+\/[^/]+\.(page\.tsx|route\.ts)$/

/** The parts of the storefront that the dealer area may use: they show things, and load none. */
const SHARED_STOREFRONT = /^src\/storefront\/(blocks\/|site\.ts$)/

/** The folders of the two apps that browsers load. */
const APPS: readonly string[] = ['storefront', 'dealer-area']

/** These folders may import types of the database's read handles; nothing is imported at run time. */
const TYPE_ONLY: readonly string[] = ['feeds → database', 'gateway → database']

/** Decision 022. A page's `meta` runs outside of React and asks for its texts by language. */
const COMPONENT = /^src\/(storefront|dealer-area)\/(?!.*\.page\.tsx$).*\.tsx$/

export interface SourceFile {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Every import that the table does not allow, as one readable line each. */
export function brokenFences(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => importsOf(file).flatMap((imported) => problemOf(file.path, imported) ?? []))
}

/** Folders whose subfolders are subjects: the subjects must not import each other in circles either. */
const FOLDERS_OF_SUBJECTS = ['domain', 'use-cases', 'gateway'] as const

/** Every circle of imports between the subjects of a folder, as one readable line each; type imports count. */
export function folderCircles(files: readonly SourceFile[]): string[] {
  return FOLDERS_OF_SUBJECTS.flatMap((folder) => {
    const arrows = new Map<string, Set<string>>()
    for (const file of files.filter(({ path: at }) => topFolderOf(at) === folder && !at.includes('.test.')))
      for (const { specifier } of importsOf(file)) {
        const target = targetOf(file.path, specifier)
        const [from, to] = [
          subjectOf(file.path),
          target && topFolderOf(target) === folder ? subjectOf(target) : undefined,
        ]
        if (from && to && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
      }
    return circlesIn(arrows).map((circle) => `src/${folder}: ${circle.join(' → ')} is a circle`)
  })
}

/** `src/domain/cart/line.ts` → `cart`; undefined for a file that lies in no subject's folder. */
function subjectOf(file: string): string | undefined {
  const parts = file.split('/')
  return parts.length > 3 ? parts[2] : undefined
}

/** One circle for each folder that imports itself indirectly, without duplicates. */
function circlesIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (at: string, trail: readonly string[]): void => {
    const start = trail.indexOf(at)
    if (start >= 0) circles.push([...trail.slice(start), at])
    if (start >= 0 || done.has(at)) return
    for (const next of arrows.get(at) ?? []) walk(next, [...trail, at])
    done.add(at)
  }
  for (const folder of arrows.keys()) walk(folder, [])
  return circles
}

interface Imported {
  readonly specifier: string
  readonly typeOnly: boolean
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

function importsOf({ text }: SourceFile): Imported[] {
  return [...text.matchAll(IMPORT)].map((match) => ({
    specifier: (match[2] ?? match[3])!,
    typeOnly: match[1] !== undefined,
  }))
}

function problemOf(file: string, { specifier, typeOnly }: Imported): string | undefined {
  const from = topFolderOf(file)
  if (!from || from === 'server' || file.includes('.test.')) return undefined
  const target = targetOf(file, specifier)
  if (target === undefined) return packageProblem(file, from, specifier)
  const to = topFolderOf(target)
  if (from === to) return APPS.includes(from) ? layerProblem(file, target) : undefined
  const arrow = `${from} → ${to}`
  const isAllowed = to !== undefined && (ARROWS[from]?.includes(to) || (typeOnly && TYPE_ONLY.includes(arrow)))
  if (!isAllowed) return `${file}: ${arrow} is no arrow of the map (${specifier})`
  if (to === 'services' && !target.endsWith('/port.ts'))
    return `${file}: ${from} may import only the ports of services (${specifier})`
  if (from === 'dealer-area' && to === 'storefront' && !SHARED_STOREFRONT.test(target))
    return `${file}: of the storefront only blocks and site.ts are shared (${specifier})`
  if (APPS.includes(from) && to === 'catalogue' && !/\.server\.tsx?$/.test(file) && !typeOnly) {
    return `${file}: the catalogue stays on the server; import it in a *.server.ts (${specifier})`
  }
  if (COMPONENT.test(file) && target === 'messages/texts.ts' && !typeOnly)
    return `${file}: a component takes its texts from useTexts (${specifier})`
  return undefined
}

/** The imported file, relative to the project's root; undefined for packages. */
function targetOf(file: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : insideOf(specifier)
}

/** `#domain/x.ts` → `src/domain/x.ts`; undefined for packages. */
function insideOf(specifier: string): string | undefined {
  if (!specifier.startsWith('#')) return undefined
  const inside = specifier.slice(1)
  return inside.startsWith('messages/') ? inside : `src/${inside}`
}

function topFolderOf(file: string): string | undefined {
  const [top, second] = file.split('/')
  if (top === 'messages') return 'messages'
  return top === 'src' ? second : undefined
}

function packageProblem(file: string, from: string, specifier: string): string | undefined {
  const allowed = PACKAGES[from]
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const isFine = !allowed || allowed.includes(name) || (from === 'search' && specifier.startsWith('node:'))
  return isFine ? undefined : `${file}: ${from} may not use the package ${specifier}`
}

function layerProblem(file: string, target: string): string | undefined {
  if (ROUTE_MODULE.test(target)) return `${file}: nothing imports a page (${target})`
  const [, , fromFolder = '', fromFeature] = file.split('/')
  const [, , to = '', toFeature] = target.split('/')
  const from = ROUTE_MODULE.test(file) ? 'pages' : fromFolder
  const outer = LAYERS.indexOf(from as (typeof LAYERS)[number])
  const inner = LAYERS.indexOf(to as (typeof LAYERS)[number])
  if (outer < 0 || inner < 0) return undefined
  if (from === 'features' && to === 'features' && fromFeature !== toFeature)
    return `${file}: features do not import each other (${target})`
  if (inner < outer || (from === 'shell' && to === 'features'))
    return `${file}: ${from} → ${to} points outwards (${target})`
  return undefined
}
