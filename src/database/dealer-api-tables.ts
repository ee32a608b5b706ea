import type { Generated } from 'kysely'
import type { ApiPurpose } from '#domain/dealer-api/machine-actor.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface ApiKeysTable {
  id: Generated<number>
  merchant_id: number
  name: string
  purposes: ApiPurpose[]
  key_hash: Buffer
  created_by: number | null
  creator: string
  created_at: Timestamp
  last_used_at: WritableTimestamp | null
  ended_at: WritableTimestamp | null
}

export interface DealerApiTables {
  api_keys: ApiKeysTable
}
