import { exportData } from '../features/account/profile.server.ts'

export const loader = exportData
