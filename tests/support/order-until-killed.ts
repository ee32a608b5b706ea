import { flushCompileCache } from 'node:module'
import { openDatabase } from '#database/connection.ts'
import { addCustomer } from './account.ts'
import { buys } from './checkout.ts'
import { visitorContext } from './gateway-context.ts'

/** Places orders one by one until the process is killed; prints each id once it is confirmed. Arguments: `url firstCar lastCar`. */
const [url = '', first = '', last = ''] = process.argv.slice(2)
const database = openDatabase(url)
const visitor = await visitorContext(database)
// A killed process leaves nothing for the start of the next one.
flushCompileCache()
console.log('ready')
for (let id = Number(first); id <= Number(last); id++) {
  const { actor } = await addCustomer(database, `order-${id}@example.com`)
  const outcome = await buys({ ...visitor, actor }, [String(id)])
  if (!('orderIds' in outcome)) throw new Error(outcome.codes.join(', '))
  console.log(outcome.orderIds.join(' '))
}
