import { isInTraining } from '@fichero/contract/enums'
import type { Enrolment } from '@fichero/contract/fichas.schema'
import { READINESS_BANDS } from '@fichero/contract/tyt'
import { matchesPerson } from '@fichero/kit/search'

/** The values of the filter by readiness for the TyT test. `sin_reporte` finds people without a report, who are in no band. */
export const BANDS = [...READINESS_BANDS, 'sin_reporte'] as const
export type BandFilter = (typeof BANDS)[number]

/** The filters of the people of a ficha. An undefined filter matches everybody. */
interface Choice {
  text: string
  state: string | undefined
  band: BandFilter | undefined
  /** Translates a state. The search text is compared with the translation. */
  stateText: (estado: string) => string
}

/**
 * Returns the people who match all filters. The filter by band only finds people in training. Each word of the search text
 * must occur in the name, the document number or the state.
 */
export const chosenPeople = (people: readonly Enrolment[], { text, state, band, stateText }: Choice): Enrolment[] =>
  people.filter(
    ({ tipo_documento, nro_documento, nombre, apellido, estado, banda, sin_banda }) =>
      (state === undefined || estado === state) &&
      (band === undefined || (isInTraining(estado) && (banda ?? sin_banda) === band)) &&
      matchesPerson(text, tipo_documento, nro_documento, nombre, apellido, stateText(estado)),
  )
