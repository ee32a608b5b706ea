import { chromium } from 'playwright-core'
import { findBrowser } from '../../tests/support/find-browser.ts'

export interface TreeNode {
  readonly tag: string
  readonly props: Readonly<Record<string, string | boolean>>
  readonly children: readonly (TreeNode | string)[]
}

/** The elements of a page's body without scripts, as a browser parses it: the tree that every compared server renders. */
export async function treeOf(url: string): Promise<(TreeNode | string)[]> {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('The bench of pages needs Chromium or Chrome: name it with CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(url)
  const tree = await page.evaluate(() => {
    const NAMES: Record<string, string> = {
      class: 'className',
      for: 'htmlFor',
      value: 'defaultValue',
      checked: 'defaultChecked',
    }
    const read = (parent: Node): (TreeNode | string)[] =>
      [...parent.childNodes].flatMap((node): (TreeNode | string)[] => {
        if (node.nodeType === 3) return node.textContent ? [node.textContent] : []
        if (!(node instanceof Element) || node.tagName === 'SCRIPT') return []
        const props = [...node.attributes].map(({ name, value }) => [
          node.tagName === 'OPTION' && name === 'value' ? name : (NAMES[name] ?? name),
          value === '' ? true : value,
        ])
        return [{ tag: node.tagName.toLowerCase(), props: Object.fromEntries(props), children: read(node) }]
      })
    return read(document.body)
  })
  await browser.close()
  return tree
}
