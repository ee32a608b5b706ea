import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, expect, it } from 'vitest'
import { runInProcess } from '#gateway/execute.ts'
import { fileContent } from '#services/content/files.ts'
import { ContentPage } from '#storefront/features/content/ContentPage.tsx'
import type { ContentView } from '#storefront/features/content/content-page.server.ts'
import { ErrorScreen } from '#storefront/shell/error-screens.tsx'
import { ContentPageDocument } from '#storefront/generated/graphql.ts'
import { visitorContext } from '../support/gateway-context.ts'
import { useTestDatabase } from '../support/test-database.ts'

const test = useTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
afterAll(() => rm(folder, { recursive: true }))

/** The HTML of a page from its source, by way of the API. */
async function htmlOf(source: string): Promise<string> {
  await mkdir(path.join(folder, 'de'), { recursive: true })
  await writeFile(path.join(folder, 'de', 'seite.md'), source)
  const context = await visitorContext(test.database)
  const deps = { ...context.deps, content: fileContent(folder) }
  const answer = await runInProcess(String(ContentPageDocument), { slug: 'seite' }, { ...context, deps }, String)
  expect(answer.errors).toBeUndefined()
  const page = { ...(answer.data as { contentPage: ContentView }).contentPage, path: '/pages/seite' }
  const element = createElement(ContentPage, { page })
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(createElement(RouterProvider, { router })).replaceAll(/ class="[^"]*"/g, '')
}

it('a legal page is shown with everything its author wrote', async () => {
  const html = await htmlOf(`# Datenschutz

Worum es *geht*.

## Was wir speichern

1. Daten des **Kontos**:
   - Name
   - Anschrift
     1. Straße
     2. Ort
2. Bestellungen, siehe [**hier** und *dort*](/pages/agb)

| Zweck | Dauer |
|-------|-------|
| Konto | *bis zur Löschung* |

3. Fortgezählt

![Ein Kombi](drawn/estate.blue.spoke.side)

<script>alert(1)</script>
`)
  expect(html).toContain('Worum es geht.')
  expect(html).toContain(
    '<ol><li>Daten des <strong>Kontos</strong>:<ul><li>Name</li><li>Anschrift<ol><li>Straße</li><li>Ort</li></ol></li></ul></li>' +
      '<li>Bestellungen, siehe <a href="/pages/agb"><strong>hier</strong> und <em>dort</em></a></li></ol>',
  )
  expect(html).toContain(
    '<section tabindex="0" aria-label="Zweck, Dauer"><table><thead><tr><th scope="col">Zweck</th><th scope="col">Dauer</th></tr></thead>' +
      '<tbody><tr><td>Konto</td><td><em>bis zur Löschung</em></td></tr></tbody></table></section>',
  )
  expect(html).toContain('<ol start="3"><li>Fortgezählt</li></ol>')
  expect(html).toMatch(/<img src="\/img\/[^"]*drawn\/estate\.blue\.spoke\.side"[^>]* alt="Ein Kombi"/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

it('of more than five sections that open and close, five are shown and the rest opens below them', async () => {
  const section = (number: number) => `+++ Frage ${number}\nAntwort ${number}.\n`
  const page = (count: number) =>
    htmlOf(`# Hilfe\n\nWorum.\n\n${Array.from({ length: count }, (_, index) => section(index + 1)).join('\n')}`)
  expect(await page(5)).not.toContain('weitere')
  const html = await page(7)
  const rest = html.indexOf('2 weitere')
  expect([...html.matchAll(/Frage (\d)/g)].map(({ index }) => index < rest)).toEqual([
    ...[true, true, true, true, true, false, false],
  ])
})

it('a page of four sections and more lists them beside the text', async () => {
  const page = (count: number) =>
    htmlOf(
      `# Ratgeber\n\nWorum.\n\n${Array.from({ length: count }, (_, index) => `## Teil ${index + 1}\n\nText.\n`).join('\n')}`,
    )
  expect(await page(3)).not.toContain('Auf dieser Seite')
  const html = await page(4)
  expect(html).toContain('<nav aria-label="Auf dieser Seite">')
  for (const number of [1, 2, 3, 4]) {
    expect(html).toContain(`<li><a href="#teil-${number}">Teil ${number}</a></li>`)
    expect(html).toContain(`<h2 id="teil-${number}">`)
  }
})

it('an error has a heading, a sentence, and a button that opens the same address again', () => {
  const router = createMemoryRouter([{ path: '/auto-kaufen', element: createElement(ErrorScreen) }], {
    initialEntries: ['/auto-kaufen?fuel=DIESEL'],
  })
  const html = renderToStaticMarkup(createElement(RouterProvider, { router })).replaceAll(/ class="[^"]*"/g, '')
  expect(html).toContain('<h1>Es ist ein Fehler aufgetreten</h1>')
  expect(html).toContain('Das liegt an uns. Bitte versuchen Sie es noch einmal.')
  expect(html).toMatch(/<a href="\/auto-kaufen\?fuel=DIESEL"[^>]*>Noch einmal versuchen<\/a>/)
})
