import { loadOrderFile } from './order-file.server.ts'

/** No page: the file itself. */
export const loader = loadOrderFile
