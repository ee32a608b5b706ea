/** A content source with an error; the message says where it is. */
export class ContentFault extends Error {}
