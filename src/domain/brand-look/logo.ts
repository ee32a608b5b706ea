/** Bytes of an uploaded logo. */
export const MAX_LOGO_BYTES = 5_000_000

/** A JPEG stays one; whatever may be transparent is stored as PNG, because mails and documents show no WebP. */
export const LOGO_FORMATS = ['jpg', 'png'] as const
export type LogoFormat = (typeof LOGO_FORMATS)[number]

const ADDRESS = /^\/logo\/([0-9a-f]{32})\.(jpg|png)$/
/** Where all logos are stored. */
export const LOGOS_FOLDER = 'logos'

/** The address of a stored logo. */
export function logoAddress(hash: string, format: LogoFormat): string {
  return `/logo/${hash}.${format}`
}

/** The name of the stored object behind an address; undefined for any other address. */
export function logoObject(address: string): string | undefined {
  const [, hash, format] = ADDRESS.exec(address) ?? []
  if (hash === undefined) return undefined
  return format === 'png' ? `${LOGOS_FOLDER}/${hash}.png` : `${LOGOS_FOLDER}/${hash}`
}

export function logoContentType(address: string): string {
  return address.endsWith('.png') ? 'image/png' : 'image/jpeg'
}
