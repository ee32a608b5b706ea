import { loadSellerReport } from './seller-report.server.ts'

export const loader = loadSellerReport
