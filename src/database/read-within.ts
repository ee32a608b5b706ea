import type { ReadHandle, WriteHandle } from './handles.ts'

/** A transaction as a reader: a use case that changes reads with the same functions as everybody else. */
export function readWithin(handle: WriteHandle): ReadHandle {
  return handle as unknown as ReadHandle
}
