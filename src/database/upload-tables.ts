import type { ColumnType } from 'kysely'
import type { PictureBox } from '#domain/upload/boxes.ts'
import type { UploadKind, UploadPlace } from '#domain/upload/upload.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface UploadsTable {
  key: string
  kind: UploadKind
  customer_id: number | null
  anonymous_id: string | null
  attached_to: UploadPlace | null
  field: string
  file_name: string
  content_type: string
  bytes: number
  object_key: string
  uncovered_key: string | null
  width: number | null
  height: number | null
  picture_hash: string | null
  boxes: ColumnType<readonly PictureBox[], string | undefined, string>
  position: number
  created_at: Timestamp
  expires_at: WritableTimestamp | null
}

/** Photographs of vehicles with boxes; the one below is not shown. */
interface CoveredPhotographsTable {
  key: string
  uncovered_key: string
  boxes: ColumnType<readonly PictureBox[], string, string>
  created_at: Timestamp
}

export interface UploadTables {
  covered_photographs: CoveredPhotographsTable
  uploads: UploadsTable
}
