// Prerequisites of every command, on any Node ≥ 20 and without dependencies: installed packages, the pinned Node, a current build.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const NODE_MAJOR = 24
/** An older npm leaves out packages that the build needs, because they ask for a newer Node. */
const MIN_NODE_MAJOR = 20
const INSTALL_STAMP = path.join(ROOT, 'node_modules/.installed')
const NPM_NOTE = path.join(ROOT, 'node_modules/.package-lock.json')
const BUILD_STAMP = path.join(ROOT, 'build/.built')
const BUILD_INPUTS = ['src', 'messages', 'content', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']

process.chdir(ROOT)
// Every process of the shop reads two thousand files of TypeScript at its start; what Node makes of them is kept for the next one.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, 'node_modules/.cache/compiled')

/** Installs the locked packages unless exactly these are installed already. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < MIN_NODE_MAJOR)
    fail(`Node ${process.versions.node} is too old: install Node ${MIN_NODE_MAJOR} or newer and run the command again.`)
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === wanted) return
  if (isInstalledByHand()) return noteInstall(wanted)
  console.log('Installing packages …')
  // Dev packages are needed: they build the storefront. Install scripts are not (.npmrc): every program comes ready inside a package.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const installed = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  })
  if (installed.status !== 0) fail('The packages could not be installed: see the message of npm above.')
  writeFileSync(INSTALL_STAMP, wanted)
}

/** Spares the next start the comparison. Who may not write there, such as a service after root's install, compares at each start. */
function noteInstall(wanted) {
  try {
    writeFileSync(INSTALL_STAMP, wanted)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
  }
}

/** Whether somebody's own `npm ci` has installed what the lock file names, as npm has noted it. */
function isInstalledByHand() {
  if (!existsSync(NPM_NOTE)) return false
  const { '': _, ...locked } = packagesOf('package-lock.json')
  const installed = packagesOf(NPM_NOTE)
  // npm's note is there, too, where an install was broken off or two have met.
  const isSame = (folder) =>
    locked[folder]?.version === installed[folder].version &&
    locked[folder].integrity === installed[folder].integrity &&
    existsSync(folder)
  const isMissing = ([folder, entry]) => !(folder in installed) && !isForOthers(entry)
  return Object.keys(installed).every(isSame) && !Object.entries(locked).some(isMissing)
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** A package that npm leaves out on this machine; which C library it has is npm's own business. */
function isForOthers({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return false
  if (libc || (!os && !cpu)) return true
  return !fits(os, process.platform) || !fits(cpu, process.arch)
}

/** Whether npm's list of what a package runs on has this; `!x` is all but x. */
function fits(list, own) {
  const names = [list ?? []].flat()
  const isListed = names.includes(own) || names.every((name) => name.startsWith('!'))
  return isListed && !names.includes(`!${own}`)
}

/** npm 9 and 10 link our Node, and then delete that link with the packages of other processors, whose program has the same name. */
function linkPinnedNode() {
  const program = `node-${process.platform}-${process.arch}/bin/node`
  const link = path.join(ROOT, 'node_modules/.bin/node')
  if (process.platform === 'win32' || existsSync(link) || !existsSync(path.join(ROOT, 'node_modules', program))) return
  mkdirSync(path.dirname(link), { recursive: true })
  try {
    symlinkSync(path.join('..', program), link)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error // another command was quicker
  }
}

/** The Node the project is built for: the pinned one, otherwise the present one if it is new enough. */
export function pinnedNode() {
  linkPinnedNode()
  const pinned = path.join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(pinned) && !spawnSync(pinned, ['--version']).error) return pinned
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  fail(
    `No Node ${NODE_MAJOR} comes as a package for ${process.platform}-${process.arch}: install Node ${NODE_MAJOR} and run the command again.`,
  )
}

/** Builds what the server runs from files, unless nothing it is built from has changed. */
export function ensureBuilt(node) {
  const state = createHash('sha256').update(BUILD_INPUTS.flatMap(fingerprints).join('\n')).digest('hex')
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === state) return
  console.log('Building …')
  for (const step of [
    ['src/search/kernels/build.ts'],
    ['src/services/places/build.ts'],
    ['scripts/codegen.ts'],
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    ['node_modules/@react-router/dev/bin.cjs', 'build', 'src/dealer-area'],
    ['scripts/pack-assets.ts'],
  ]) {
    const built = spawnSync(node, step, { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } })
    if (built.status !== 0) fail(`The build failed at ${step.join(' ')}:\n${built.stdout}\n${built.stderr}`)
  }
  const after = createHash('sha256').update(BUILD_INPUTS.flatMap(fingerprints).join('\n')).digest('hex')
  mkdirSync(path.dirname(BUILD_STAMP), { recursive: true })
  writeFileSync(BUILD_STAMP, after)
}

/** Name, size and time of every file below; enough to see a change, and fast. */
function fingerprints(entry) {
  if (!existsSync(entry)) return []
  const stat = statSync(entry)
  if (!stat.isDirectory()) return [`${entry} ${stat.size} ${stat.mtimeMs}`]
  return readdirSync(entry)
    .sort()
    .flatMap((name) => fingerprints(path.join(entry, name)))
}

/** Runs a program in the foreground; Ctrl-C goes to it, and this process waits until it has stopped cleanly. */
export function runInForeground(node, args, environment = {}) {
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group; a lone SIGTERM reaches only this process and is passed on.
      if (signal === 'SIGTERM') child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  if (process.env.npm_lifecycle_event) onParentGone(() => child.kill('SIGTERM'))
}

/**
 * npm passes SIGTERM to the shell it runs a script in, and that shell ends without passing it on: the script has to notice. What such a
 * script started in the background ends with it, too.
 */
function onParentGone(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
}

export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
