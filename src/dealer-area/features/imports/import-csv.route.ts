import { loadImportCsv } from './import-csv.server.ts'

export const loader = loadImportCsv
