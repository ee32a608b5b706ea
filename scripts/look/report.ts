/** A picture beside its last accepted one. */
export interface LookResult {
  /** Name of the files. */
  readonly name: string
  readonly kind: 'changed' | 'new' | 'same'
  /** Share of pixels that differ, 0 to 1. */
  readonly share: number
  /** CSS pixels by which the page is wider than its window; 0 where it fits. */
  readonly overflow: number
}

const STYLE = `body{font:14px/1.5 system-ui;margin:24px;color:#12161c;background:#fff}
section{border-top:1px solid #d9dee4;padding:16px 0}h2{font-size:16px;margin:0 0 8px}
div{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;align-items:start}
figure{margin:0}img{max-width:100%;border:1px solid #d9dee4}b{color:#b3132c}`

/** One page with the pictures that differ side by side, the largest difference first; then the new ones, then the names of the rest. */
export function lookPage(results: readonly LookResult[]): string {
  const changed = results.filter(({ kind }) => kind === 'changed').toSorted((a, b) => b.share - a.share)
  const fresh = results.filter(({ kind }) => kind === 'new')
  const same = results.filter(({ kind }) => kind === 'same')
  const wide = results.filter(({ overflow }) => overflow > 0)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Look</title><style>${STYLE}</style>
<h1>${changed.length} changed, ${fresh.length} new, ${same.length} the same</h1>
${wide.length > 0 ? `<p><b>Wider than the window:</b> ${wide.map(({ name, overflow }) => `${name} (${overflow} px)`).join(', ')}</p>` : ''}
${changed.map(changedSection).join('\n')}
${fresh.map(({ name }) => section(name, 'new', figure('shots', name, 'now'))).join('\n')}
<h2>The same</h2><p>${same.map(({ name }) => `<a href="shots/${name}.png">${name}</a>`).join(', ')}</p></html>
`
}

function changedSection({ name, share }: LookResult): string {
  const figures = [
    figure('accepted', name, 'accepted'),
    figure('shots', name, 'now'),
    figure('marked', name, 'difference'),
  ]
  return section(name, `${(share * 100).toFixed(2)} %`, figures.join(''))
}

function section(name: string, what: string, figures: string): string {
  return `<section id="${name}"><h2>${name}: ${what}</h2><div>${figures}</div></section>`
}

function figure(folder: string, name: string, caption: string): string {
  return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${folder}/${name}.png" alt="${name}, ${caption}"></figure>`
}
