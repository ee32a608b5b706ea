import type pg from 'pg'
import { SHOWN_SELLERS } from '#domain/vehicle/shown-sellers.ts'
import type { Document } from '#search/schema.ts'
import { DOCUMENT_SELECT, DocumentReader } from './document-reader.ts'
import { readRows } from './read-rows.ts'
import type { TimeSlicer } from './time-slicer.ts'

const ON_SALE = `v.state in ('PUBLISHED', 'RESERVED') and m.state = 'PUBLISHED' and m.kind in ('${SHOWN_SELLERS.join("', '")}')`
const OFFERS = 'vehicles v join merchants m on m.id = v.merchant_id'

/** Every offer on sale. `take` must not keep the document. */
export function readOffers(
  client: pg.ClientBase,
  slicer: TimeSlicer,
  take: (document: Document) => void,
): Promise<void> {
  const rows = `select v.id, ${DOCUMENT_SELECT} from ${OFFERS} where ${ON_SALE}`
  return readDocuments(client, rows, slicer, take)
}

/** A row for each id; a vehicle that is not on sale has only its id (see `isOffer`). `take` must not keep the document. */
export function readVehicles(
  client: pg.ClientBase,
  ids: readonly number[],
  slicer: TimeSlicer,
  take: (document: Document) => void,
): Promise<void> {
  // COPY takes no parameters; the ids are numbers from the database. `offset 0` has each vehicle looked up by its id: after a large import,
  // before the planner knows the table, it would read all of it to find these.
  const rows = `with changed as (select id from unnest('{${ids.map(Number).join()}}'::bigint[]) as c(id)),
    found as materialized (
      select v.* from changed cross join lateral (select * from vehicles where id = changed.id offset 0) v)
    select changed.id, ${DOCUMENT_SELECT} from changed
    left join (found v join merchants m on m.id = v.merchant_id) on v.id = changed.id and ${ON_SALE}`
  return readDocuments(client, rows, slicer, take)
}

function readDocuments(
  client: pg.ClientBase,
  select: string,
  slicer: TimeSlicer,
  take: (document: Document) => void,
): Promise<void> {
  const reader = new DocumentReader()
  return readRows(client, select, slicer, (row) => take(reader.read(row)))
}
