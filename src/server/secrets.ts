import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'

/**
 * The secret that signs sessions: the configured one, otherwise one generated once and kept in the data folder, readable by its owner only.
 */
export async function sessionSecret({ sessionSecret, dataFolder }: Config): Promise<string> {
  return sessionSecret ?? storedSecret(dataFolder, 'session-secret')
}

/**
 * The secrets that encrypt bank details, the newest first: the configured ones, otherwise one generated once and kept in the data folder.
 */
export async function dataKeys({ dataKeys, dataFolder }: Config): Promise<readonly [string, ...string[]]> {
  const [newest, ...older] = dataKeys ?? []
  return newest === undefined ? [await storedSecret(dataFolder, 'data-key')] : [newest, ...older]
}

async function storedSecret(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, name)
  try {
    // Two processes may start at once: the first to write decides.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
