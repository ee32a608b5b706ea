import { loadDocument } from './financing-document.server.ts'

/** No page: the file itself. */
export const loader = loadDocument
