import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { NIVELES, OUT_OF_REPORT } from '@fichero/contract/enums'
import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { firstRowsOf, mark } from '@fichero/contract/first-rows'
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
export const firstRows = [
  firstRowsOf(getFicha, {
    page: 'ficha-page',
    rows: 'aprendices',
    pages: NIVELES.flatMap((nivel): Partial<FichaAnswer>[] => [
      { nivel, ultimo_reporte: null, ...counts },
      { nivel, ...counts },
    ]),
    cases: [STATES.map((estado) => ({ estado })), BANDS, [{ faltan: null }, { faltan: 0 }, {}]],
    orderedBy: 'estado',
    draw: (ficha, people: Enrolment[]) => <FirstApprentices ficha={ficha} people={people} />,
  }),
]
