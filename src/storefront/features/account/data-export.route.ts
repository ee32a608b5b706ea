import { exportData } from './profile.server.ts'

export const loader = exportData
