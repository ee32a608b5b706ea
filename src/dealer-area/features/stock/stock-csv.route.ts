import { loadStockCsv } from './stock-csv.server.ts'

export const loader = loadStockCsv
