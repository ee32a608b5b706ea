const NAME = /^[A-Za-z0-9._-]+$/

/** Whether a path of a backup's list stays inside the folder it is written to. */
export function isClusterPath(path: string): boolean {
  return path.split('/').every((name) => NAME.test(name) && !/^\.+$/.test(name))
}

/** Folders whose contents a copy makes anew, and files that describe the running server rather than the data. */
const EMPTIED = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const LEFT =
  /(?:^|\/)(?:postmaster\.(?:pid|opts)|current_logfiles|backup_label(?:\.old)?|tablespace_map(?:\.old)?|backup_manifest|(?:standby|recovery)\.signal|pg_internal\.init(?:\.\d+)?|pgsql_tmp[^/]*)(?:\/|$)/

/** Whether a copy of the running server takes a file along; PostgreSQL documents what may be left out. */
export function isCopied(path: string): boolean {
  return !EMPTIED.test(path) && !LEFT.test(path)
}

/** Whether a folder belongs to a copy: every one but those inside the emptied. */
export function isCopiedFolder(path: string): boolean {
  return path === 'pg_wal/archive_status' || path === 'pg_wal/summaries' || isCopied(path)
}
