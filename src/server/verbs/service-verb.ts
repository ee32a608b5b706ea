import { readFile } from 'node:fs/promises'
import { checked } from '#domain/field-problem.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { ServicesInput } from '#domain/workshop/service-input.ts'
import { fieldProblemTexts } from '#messages/forms.ts'
import { putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import type { OrderVerb } from './order-verbs.ts'

/** What the workshops offer; each workshop then sets its prices in the dealer area. */
export const SERVICE_VERB: OrderVerb = {
  usage:
    'put-services <file.json>: creates or changes services of the workshops; a list of {sku, abstractProductSku, kind, title, description, priceKind, includes, work}',
  async run({ database }, [file = '']) {
    const entered = await readJson(file)
    const read = checked(ServicesInput, entered)
    if (!read.ok) {
      const lines = read.problems.map(({ field, code, limit = 0 }) => {
        const text = fieldProblemTexts[code].en
        return `${field}: ${typeof text === 'string' ? text : text(limit)}`
      })
      throw new StartRefusal(lines.join('\n'))
    }
    await putWorkshopServices(database, read.value)
    return `Services stored: ${read.value.length}.`
  },
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new StartRefusal(`${file || 'No file'}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
