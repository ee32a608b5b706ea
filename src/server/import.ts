import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formatNumber } from '#domain/format/numbers.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { FeedFileRefusal } from '#feeds/archive.ts'
import type { FeedProgress } from '#feeds/import-feed.ts'
import { readConfig } from './config.ts'
import { feedReportJson, feedReportLines, fileRefusalJson, isApplied } from './feed-report.ts'
import { importStock } from './import-stock.ts'
import { noSuchMerchant, runProgram } from './program.ts'
import { openStore } from './store.ts'

const BAR_WIDTH = 40
const USAGE =
  'npm run import -- --merchant <slug or UUID> [--allow-removal] [--partial] [--dry-run] [--json] <file.csv or file.zip>'

/** Imports a dealer's file. Ends with 0 where the stock was taken in, 2 where the file was refused. */
await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: {
      merchant: { type: 'string' },
      name: { type: 'string' },
      'allow-removal': { type: 'boolean', default: false },
      partial: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      staff: { type: 'string' },
      upload: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!values.merchant || !file) throw new StartRefusal(`Which merchant, and which file? ${USAGE}`)
  if (!existsSync(file)) throw new StartRefusal(`There is no file ${file}.`)
  const config = readConfig()
  const store = await openStore(config, { maxConnections: 2, mustExist: true })
  const isTerminal = process.stderr.isTTY && !values.json
  try {
    const started = performance.now()
    const report = await importStock(store, config, {
      merchant: values.merchant,
      file,
      ...(values.name ? { fileName: values.name } : {}),
      ...(values.staff ? { staffId: Number(values.staff) } : {}),
      uploadId: values.upload,
      allowRemoval: values['allow-removal'],
      isDryRun: values['dry-run'],
      isPartial: values.partial,
      ...(isTerminal ? { onProgress: (progress) => process.stderr.write(`\r${progressBar(progress)}`) } : {}),
    })
    if (isTerminal) process.stderr.write('\r\u001B[K') // clears the bar
    if (!report) throw new StartRefusal(noSuchMerchant(values.merchant))
    const seconds = (performance.now() - started) / 1000
    console.log(values.json ? JSON.stringify(feedReportJson(report)) : feedReportLines(report, seconds).join('\n'))
    return isApplied(report) ? 0 : 2
  } catch (error) {
    if (!(error instanceof FeedFileRefusal)) throw error
    console.log(values.json ? JSON.stringify(fileRefusalJson(error)) : error.message)
    return 2
  } finally {
    await store.close()
  }
})

function progressBar({ rows, share }: FeedProgress): string {
  const done = Math.round(share * BAR_WIDTH)
  return `[${'█'.repeat(done)}${'·'.repeat(BAR_WIDTH - done)}] ${Math.round(share * 100)} %, ${formatNumber(rows, 'en')} rows`
}
