/** Name of an error whose fault is in the log already. Pages have copies of their own of every class, so the name says it. */
export const LOGGED_FAULT = 'LoggedFault'
