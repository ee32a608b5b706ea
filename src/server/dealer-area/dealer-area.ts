import { changeShopPicture, readShopPictures } from '#use-cases/merchant-settings/change-shop-picture.ts'
import type { Database } from '#database/connection.ts'
import type { DealerContext } from '#gateway/dealer-area/context.ts'
import { renderMail } from '#mails/render-mail.ts'
import type { Images } from '#services/images/port.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { secondFactor } from '#services/second-factor/second-factor.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { addCaseFiles } from '#use-cases/dealer-area/files/add-case-files.ts'
import type { FileReader, LogoReader } from '#services/uploads/port.ts'
import { addVehiclePictures } from '#use-cases/stock/add-vehicle-pictures.ts'
import { replaceVehicleSpin } from '#use-cases/stock/change-vehicle-spin.ts'
import { readStaffActor } from '#use-cases/staff/staff-actor.ts'
import type { Config } from '../config.ts'
import { type DealerAreaDeps, dealerAreaEndpoint } from '../endpoints/dealer-area.ts'
import { dealerApiEndpoint } from '../endpoints/dealer-api.ts'
import { dealerDocumentsEndpoint } from '../endpoints/dealer-documents.ts'
import { dealerImportsEndpoint } from '../endpoints/dealer-imports.ts'
import { documentMark } from '../document-mark.ts'
import { dealerVehicleSheetsEndpoint } from '../endpoints/dealer-vehicle-sheets.ts'
import type { ImportRuns } from '../import-runs.ts'
import { mainOriginOf, publicAddresses } from '../public-addresses.ts'
import { dealerGatewayCalls } from './gateway-calls.ts'

interface DealerAreaParts extends Pick<DealerAreaDeps, 'pages' | 'buildFolder' | 'demoLogins'> {
  readonly database: Database
  readonly config: Config
  readonly secretBox: SecretBox
  readonly figures: DealerContext['deps']['figures']
  readonly places: DealerContext['deps']['places'] & DealerContext['deps']['newsletters']['places']
  readonly objects: ObjectStore
  readonly images: Images
  readonly files: FileReader & LogoReader
  readonly imports: ImportRuns
  readonly content: DealerContext['deps']['content']
  /** Logs a fault and returns its id. */
  readonly report: (error: Error) => string
}

/** The dealer area with everything it needs. */
export function dealerArea({
  database,
  config,
  secretBox,
  figures,
  places,
  objects,
  images,
  files,
  imports,
  content,
  report,
  ...pages
}: DealerAreaParts) {
  const { read } = database
  const actorOf = (token: string) => readStaffActor({ read, writer: database }, token)
  const pictures = { database, images, files }
  const deps = {
    ...{ read, writer: database, secretBox, figures, secondFactor: secondFactor(mainOriginOf(config)) },
    ...{ places, objects, pictures, content },
    newsletters: { pool: database.pool, places, render: renderMail },
    ...{ showsDemoCodes: !config.production, allowsPrivateAddresses: !config.production },
  }
  const gatewayFor = dealerGatewayCalls({ deps, actorOf, config, report })
  const markOf = async (merchantId: number) => (await documentMark({ read, objects }, merchantId))?.picture
  const endpoints = [
    dealerApiEndpoint({ database, config, objects, places, report }),
    dealerDocumentsEndpoint({ database, objects, actorOf }),
    dealerVehicleSheetsEndpoint({
      deps: { read, images, markOf, addresses: publicAddresses(config) },
      actorOf,
    }),
    dealerImportsEndpoint({ database, actorOf, imports, report }),
    dealerAreaEndpoint({
      ...{ ...pages, production: config.production, actorOf, gatewayFor },
      addPictures: (actor, added) => addVehiclePictures(pictures, actor, added),
      replaceSpin: (actor, replaced) => replaceVehicleSpin(pictures, actor, replaced),
      addFiles: (actor, added) => addCaseFiles({ read, writer: database, objects, files, secretBox }, actor, added),
      readShopPictures: (merchantUuid) => readShopPictures(read, merchantUuid),
      changeShopPicture: (actor, change) => changeShopPicture({ ...pictures, objects }, actor, change),
    }),
  ]
  return (app: Parameters<(typeof endpoints)[number]>[0]): void => endpoints.forEach((add) => add(app))
}
