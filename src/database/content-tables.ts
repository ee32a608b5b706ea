import type { Generated } from 'kysely'
import type { ContentSection } from '#domain/content/page-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface ContentVersionsTable {
  id: Generated<number>
  brand: string | null
  locale: Locale
  section: ContentSection
  slug: string
  number: number
  source: string | null
  author: string
  author_id: number | null
  created_at: Timestamp
  publish_at: WritableTimestamp | null
  taken_back_at: WritableTimestamp | null
}

export interface ContentTables {
  content_versions: ContentVersionsTable
}
