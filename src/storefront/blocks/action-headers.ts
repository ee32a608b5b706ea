/** For routes whose form can be sent too often: what the action says about waiting reaches the client. */
export function actionHeaders({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  const wait = actionHeaders.get('Retry-After')
  return wait === null ? {} : { 'Retry-After': wait }
}
