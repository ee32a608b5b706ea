import type { MiddlewareHandler } from 'hono'

/** No address of ours holds a NUL, which no text column of PostgreSQL can hold either, and which only programs send. */
export const validAddress: MiddlewareHandler = async (c, next) =>
  c.req.url.includes('%00') ? c.text('Ungültige Adresse. / Invalid address.', 400) : next()
