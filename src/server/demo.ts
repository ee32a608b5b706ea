import type { Config } from './config.ts'
import type { Store } from './store.ts'

export async function ensureDemoStock(_store: Store, _config: Config, _say: (line: string) => void): Promise<void> {}
