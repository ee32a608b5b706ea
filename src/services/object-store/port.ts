export interface StoredObject {
  readonly key: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly storedAt: number
}

/** Where large immutable objects live: pictures and the variants made of them. Keys are `/`-separated lower-case names. */
export interface ObjectStore {
  /** The object, or undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Counts the object as stored now; false where there is none. */
  renew(key: string): Promise<boolean>
  /** Stores the object; a reader sees it whole or not at all. */
  put(key: string, contents: Uint8Array): Promise<void>
  delete(key: string): Promise<void>
  /** The objects whose keys begin with `folder` and `/`, in no order. */
  list(folder: string): AsyncIterable<StoredObject>
}
