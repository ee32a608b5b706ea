const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** Throws for what is no key: it could leave the store's folder. */
export function requireKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`Not an object key: ${key.slice(0, 80)}`)
  return key
}
