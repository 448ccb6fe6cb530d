import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'

/** The data of an apprentice’s page: person, ficha and program, and the judgments by competency. */
export type Apprentice = ApprenticeAnswer['data']

/** Identifies the enrolment of an apprentice in one ficha. */
export interface EnrolmentKey {
  documentNumber: string
  ficha: number
}
