/**
 * Who backs up the shop: the shop itself; whoever runs the server of its database, which the shop knows nothing of; or nobody, as long as
 * no place for backups is named.
 */
export const BACKUP_MAKERS = ['SHOP', 'DATABASE_HOST', 'NOBODY'] as const
export type BackupMaker = (typeof BACKUP_MAKERS)[number]
