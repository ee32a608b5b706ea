import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { storedSecret } from '#database/embedded/stored-secret.ts'
import type { Config } from './config.ts'

const DATA_KEY_FILE = 'data-key'

/**
 * The secret that signs sessions: the configured one, otherwise one generated once and kept in the data folder, readable by its owner only.
 */
export async function sessionSecret({ sessionSecret, dataFolder }: Config): Promise<string> {
  return sessionSecret ?? generated(dataFolder, 'session-secret')
}

/**
 * The secrets that encrypt bank details, the newest first: the configured ones, otherwise one generated once and kept in the data folder.
 */
export async function dataKeys({
  dataKeys,
  dataFolder,
}: Pick<Config, 'dataKeys' | 'dataFolder'>): Promise<readonly [string, ...string[]]> {
  const [newest, ...older] = dataKeys ?? []
  return newest === undefined ? [await generated(dataFolder, DATA_KEY_FILE)] : [newest, ...older]
}

/** Whether there are keys already, so that none would be generated. */
export function hasDataKeys({ dataKeys, dataFolder }: Pick<Config, 'dataKeys' | 'dataFolder'>): boolean {
  return (dataKeys ?? []).length > 0 || existsSync(path.join(dataFolder, DATA_KEY_FILE))
}

async function generated(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  return storedSecret(path.join(folder, name))
}
