const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** Throws for a text that is no key, because it could name a file outside the store's folder. */
export function requireKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`Not an object key: ${key.slice(0, 80)}`)
  return key
}
