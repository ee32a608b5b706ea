import { expect, it } from 'vitest'
import { pageLinks } from './page-links.server.ts'

const numbersOf = (page: number, count: number) =>
  pageLinks(page, count, String).pages.map(
    ({ page: number, gap, current }) => `${gap ? '…' : ''}${number}${current ? '*' : ''}`,
  )

it('shows first, last and the neighbours of the page', () => {
  expect(numbersOf(1, 54)).toEqual(['1*', '2', '…54'])
  expect(numbersOf(2, 54)).toEqual(['1', '2*', '3', '…54'])
  expect(numbersOf(30, 54)).toEqual(['1', '…29', '30*', '31', '…54'])
  expect(numbersOf(54, 54)).toEqual(['1', '…53', '54*'])
  expect(numbersOf(1, 1)).toEqual(['1*'])
  expect(numbersOf(1, 0)).toEqual([])
})

it('links to the previous and next page where they exist', () => {
  expect(pageLinks(1, 2, String)).toMatchObject({ next: '2' })
  expect(pageLinks(1, 2, String).previous).toBeUndefined()
  expect(pageLinks(2, 2, String).next).toBeUndefined()
})
