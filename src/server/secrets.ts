import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'

/** The secret that signs sessions: the configured one, else one made once and kept in the data folder for its owner alone. */
export async function sessionSecret({ sessionSecret, dataFolder }: Config): Promise<string> {
  if (sessionSecret) return sessionSecret
  await mkdir(dataFolder, { recursive: true })
  const file = path.join(dataFolder, 'session-secret')
  try {
    // Two processes may start at once: the first to write decides.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
