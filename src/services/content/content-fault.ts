/** An invalid content source; the message says where the error is. */
export class ContentFault extends Error {}
