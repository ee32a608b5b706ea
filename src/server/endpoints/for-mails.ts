/** Header of pictures that mails show, because webmail programs are pages of another site. */
export const FOR_MAILS = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const
