/** Of a preview's address: a link's key is in the first, an editor's in the second; the editor posts its text. */
export const PREVIEW_PARAMETERS = ['key', 'typed'] as const
