import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { NIVELES, OUT_OF_REPORT } from '@fichero/contract/enums'
import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { firstRowsOf, mark } from '@fichero/contract/first-rows'
import { FirstApprentices } from './detail/first-apprentices'

/** As SOFIA Plus writes them, and ours; a ficha with another one is drawn by the screen alone. */
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

/** The people of a ficha stand in the page as soon as the API has answered. */
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
