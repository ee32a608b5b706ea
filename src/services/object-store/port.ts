export interface StoredObject {
  readonly key: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly storedAt: number
}

/** The service that stores objects refused a request or did not answer; the message says which, and why. */
export class StoreFault extends Error {}

/** A store of large immutable objects: pictures and their variants. Keys are lower-case names separated by `/`. */
export interface ObjectStore {
  /** The object, or undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Sets the time of storage to now; false where the object does not exist. */
  renew(key: string): Promise<boolean>
  /** Stores the object; a reader sees all of it or nothing. */
  put(key: string, contents: Uint8Array): Promise<void>
  delete(key: string): Promise<void>
  /** The objects whose keys begin with `folder` and `/`, without a folder all; unordered. */
  list(folder?: string): AsyncIterable<StoredObject>
}
