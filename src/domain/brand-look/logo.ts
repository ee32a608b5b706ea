/** Bytes of an uploaded logo. */
export const MAX_LOGO_BYTES = 5_000_000

const ADDRESS = /^\/logo\/([0-9a-f]{32})\.jpg$/

/** The address of a stored logo. */
export function logoAddress(hash: string): string {
  return `/logo/${hash}.jpg`
}

/** The name of the stored object behind an address; undefined for any other address. */
export function logoObject(address: string): string | undefined {
  const hash = ADDRESS.exec(address)?.[1]
  return hash === undefined ? undefined : `logos/${hash}`
}
