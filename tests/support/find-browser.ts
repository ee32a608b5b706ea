import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import chromium from '@sparticuz/chromium'

/** Where the Chromium that npm brings is unpacked: the project's own folder, since a shared one may belong to another user. */
const UNPACKED = path.resolve('.data/browser')

/** The browser of the journeys: the one CHROMIUM_PATH names, an installed one, or the one npm brings; undefined where there is none. */
export async function findBrowser(): Promise<string | undefined> {
  const named = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (file) => file && existsSync(file),
  )
  if (named) return named
  if (process.platform !== 'linux') return undefined
  const before = process.env.TMPDIR
  mkdirSync(UNPACKED, { recursive: true })
  process.env.TMPDIR = UNPACKED // the package unpacks into the folder for temporary files
  try {
    return await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
