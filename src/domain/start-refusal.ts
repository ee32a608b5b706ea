/** The program cannot start or go on, and the operator can mend it: the message is one sentence saying what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
