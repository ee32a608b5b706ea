import type { ObjectStore } from '#services/object-store/port.ts'

/** The store; calls `failed` for each access that fails, except for listing. */
export function countedStore(store: ObjectStore, failed: () => void): ObjectStore {
  const counted = async <Result>(access: Promise<Result>): Promise<Result> => {
    try {
      return await access
    } catch (error) {
      failed()
      throw error
    }
  }
  return {
    get: (key) => counted(store.get(key)),
    has: (key) => counted(store.has(key)),
    renew: (key) => counted(store.renew(key)),
    put: (key, contents) => counted(store.put(key, contents)),
    delete: (key) => counted(store.delete(key)),
    list: (folder) => store.list(folder),
  }
}
