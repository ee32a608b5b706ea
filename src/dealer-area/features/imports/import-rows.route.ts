import { loadImportRows } from './import-rows.server.ts'

export const loader = loadImportRows
