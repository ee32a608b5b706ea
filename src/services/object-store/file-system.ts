import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { requireKey } from './key.ts'
import type { ObjectStore } from './port.ts'

/**
 * Stores objects as files in a folder; each is written to a temporary file and then renamed. Without `flushes` they survive a power failure
 * only once the caller has flushed the disk.
 */
export function fileSystemStore(folder: string, { flushes = true } = {}): ObjectStore {
  const fileOf = (key: string) => path.join(folder, requireKey(key))
  return {
    get: (key) => readFile(fileOf(key)).catch(ifMissing),
    has: async (key) => (await stat(fileOf(key)).catch(ifMissing))?.isFile() ?? false,
    async renew(key) {
      const now = new Date()
      const missing = await utimes(fileOf(key), now, now).then(() => false, ifMissing)
      return missing === false
    },
    async put(key, contents) {
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}.part`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        // Flushed to the disk, because a row of the database will name it.
        await writeFile(draft, contents, { flush: flushes })
        await rename(draft, file)
      } catch (error) {
        // Otherwise half-written files would stay on a full disk.
        await rm(draft, { force: true })
        throw error
      }
      if (flushes) await flushFolder(path.dirname(file))
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    async *list(under) {
      const start = under === undefined ? folder : fileOf(under)
      const entries = await opendir(start, { recursive: true }).catch(ifMissing)
      for await (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        const file = path.join(entry.parentPath, entry.name)
        const found = await stat(file).catch(ifMissing)
        const key = path.relative(folder, file).replaceAll(path.sep, '/')
        if (found) yield { key, bytes: found.size, storedAt: found.mtimeMs }
      }
    },
  }
}

/** Flushes the names in a folder to the disk. Windows offers no way to do so. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined
  throw error
}
