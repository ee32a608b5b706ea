import type { MailVehicle } from '../vehicle/mail-vehicle.ts'
import type { MailPerson } from './mail-person.ts'
import type { AlertRhythm } from './saved-search.ts'

/** About saved searches and favourites; `token` is the secret of the link. */
export type SearchMailContent =
  | {
      readonly kind: 'confirm-alert'
      readonly person: MailPerson
      readonly token: string
      readonly searchName: string
      readonly rhythm: AlertRhythm
    }
  | {
      readonly kind: 'search-hits'
      readonly person: MailPerson
      readonly searchName: string
      readonly searchPath: string
      readonly total: number
      readonly vehicles: readonly MailVehicle[]
      readonly unsubscribeKey: string
    }
  | {
      readonly kind: 'price-dropped'
      readonly person: MailPerson
      readonly vehicles: readonly MailVehicle[]
      readonly unsubscribeKey: string
    }
