import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { NIVELES, OUT_OF_REPORT } from '@fichero/contract/enums'
import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { type FirstRows, mark } from '@fichero/contract/first-rows'
import type { ReactElement } from 'react'
import { FirstApprentices } from './detail/first-apprentices'

/** All states of apprentices in SOFIA Plus and Fichero. With an apprentice in another state, the templates are not used. */
const STATES = [
  'EN FORMACION',
  'INDUCCION',
  'CONDICIONADO',
  'REINTEGRADO',
  'POR CERTIFICAR',
  'CERTIFICADO',
  'APLAZADO',
  'CANCELADO',
  'RETIRO VOLUNTARIO',
  'TRASLADADO',
  OUT_OF_REPORT,
]

const BANDS: Partial<Enrolment>[] = [
  { banda: 'lista', sin_banda: null },
  { banda: 'cerca', sin_banda: null },
  { banda: 'lejos', sin_banda: null },
  { banda: null, sin_banda: 'sin_reporte' },
  { banda: null, sin_banda: 'retirado' },
]

const counts = {
  aprendices: { length: mark('aprendices.length') },
  totales: { faltan: mark('totales.faltan'), cargas: mark('totales.cargas') },
} as unknown as Pick<FichaAnswer, 'aprendices' | 'totales'>

/** The row templates of a ficha's apprentices, which show the rows as soon as the API answers, before React has loaded. */
export const firstRows: FirstRows<FichaAnswer, Enrolment, ReactElement> = {
  page: 'ficha-page',
  call: getFicha,
  rows: 'aprendices',
  answers: NIVELES.flatMap((nivel) => [
    { nivel, ultimo_reporte: null, ...counts },
    { nivel, ...counts },
  ]),
  order: { by: 'estado', values: STATES },
  cases: [BANDS, [{ faltan: null }, { faltan: 0 }, {}]],
  draw: (ficha, people) => <FirstApprentices ficha={ficha} people={people} />,
}
