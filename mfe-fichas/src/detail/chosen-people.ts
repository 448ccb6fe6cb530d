import { isInTraining } from '@fichero/contract/enums'
import type { Enrolment } from '@fichero/contract/fichas.schema'
import { READINESS_BANDS } from '@fichero/contract/tyt'
import { matchesPerson } from '@fichero/kit/search'

/** The bands in which the people in training of a ficha are counted. */
export const BANDS = [...READINESS_BANDS, 'sin_reporte'] as const
export type BandFilter = (typeof BANDS)[number]

interface Choice {
  text: string
  state: string | undefined
  band: BandFilter | undefined
  /** A state as the screen says it. */
  stateText: (estado: string) => string
}

/** Returns the people of a state, and in training of a band, whose name, document or state has every word of the text. */
export const chosenPeople = (people: readonly Enrolment[], { text, state, band, stateText }: Choice): Enrolment[] =>
  people.filter(
    ({ tipo_documento, nro_documento, nombre, apellido, estado, banda, sin_banda }) =>
      (state === undefined || estado === state) &&
      (band === undefined || (isInTraining(estado) && (banda ?? sin_banda) === band)) &&
      matchesPerson(text, tipo_documento, nro_documento, nombre, apellido, stateText(estado)),
  )
