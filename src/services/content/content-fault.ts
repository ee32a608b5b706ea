/** A source that cannot be shown as it stands; the message says where it is wrong. */
export class ContentFault extends Error {}
