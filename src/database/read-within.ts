import type { ReadHandle, WriteHandle } from './handles.ts'

/**
 * A transaction, seen through the type that cannot write: what a use case reads before it changes it is read by the reader everybody uses.
 */
export function readWithin(handle: WriteHandle): ReadHandle {
  return handle as unknown as ReadHandle
}
