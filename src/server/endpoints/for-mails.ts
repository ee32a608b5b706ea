/** Header of pictures that mails show: programs that read mails in a browser are pages of another site. */
export const FOR_MAILS = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const
