import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ObjectStore } from './port.ts'

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** Objects as files below a folder; writes go to a neighbour first and are renamed into place. */
export function fileSystemStore(folder: string): ObjectStore {
  const fileOf = (key: string) => {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`Not an object key: ${key.slice(0, 80)}`)
    return path.join(folder, key)
  }
  return {
    get: (key) => readFile(fileOf(key)).catch(ifMissing),
    has: async (key) => (await stat(fileOf(key)).catch(ifMissing))?.isFile() ?? false,
    async put(key, contents) {
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}.part`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(draft, contents)
      await rename(draft, file)
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined
  throw error
}
