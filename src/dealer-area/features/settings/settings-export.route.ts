import { exportSettings } from './settings-export.server.ts'

export const action = exportSettings
