import { expect, it } from 'vitest'
import { clearedAnalyticsCookies } from './analytics-cookies.ts'

it('deletes the cookies of analytics services, and no other, on every domain they may be of', () => {
  const cookies = '_ga=GA1.1.2; _ga_ABC=x; user_session=secret; consent=v1.s.x; _gaudi\u0001=1; _gid=3'
  expect(clearedAnalyticsCookies(cookies, 'shop.kern.example')).toEqual(
    ['_ga', '_ga_ABC', '_gid'].flatMap((name) => [
      `${name}=; Path=/; Max-Age=0`,
      `${name}=; Path=/; Max-Age=0; Domain=shop.kern.example`,
      `${name}=; Path=/; Max-Age=0; Domain=kern.example`,
    ]),
  )
  expect(clearedAnalyticsCookies('', 'localhost')).toEqual([])
})
