import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'

export type Apprentice = ApprenticeAnswer['data']

/** An apprentice in one ficha. */
export interface EnrolmentKey {
  documentNumber: string
  ficha: number
}
