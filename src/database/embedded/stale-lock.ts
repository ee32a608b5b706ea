import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'

/**
 * Removes the lock file of a server that is gone. After a power cut its process number may belong to another program, and PostgreSQL
 * would take that for a living server for ever. Every process of a server works inside its data folder, so where none does, none lives.
 * Only on Linux, where this can be seen; elsewhere PostgreSQL's own check has to do.
 */
export function removeStaleLock(lockFile: string, data: string): void {
  if (process.platform !== 'linux' || !existsSync(lockFile)) return
  const before = readFileSync(lockFile, 'utf8')
  if (worksInside(realpathSync(data))) return
  // Another starter's server may have written its own lock meanwhile.
  if (existsSync(lockFile) && readFileSync(lockFile, 'utf8') === before) rmSync(lockFile, { force: true })
}

function worksInside(folder: string): boolean {
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return readlinkSync(`/proc/${name}/cwd`) === folder
    } catch {
      return false // gone by now, or another user's: a server of ours runs as us or as one we may look at
    }
  })
}
