import { programFigures } from '@fichero/contract/calls/dashboard.calls'
import { answer } from '@fichero/kit/testing/answers'
import { PROGRAM } from '../../testing/program'

/** API responses with which the release check and the unit tests render this page. */
export const examples = [
  answer(programFigures, {
    programas: [
      { ...PROGRAM, aprendices: 132, porcentaje_medio: 58.18 },
      { ...PROGRAM, id: 2, nombre_programa: 'Cocina regional', aprendices: 0, porcentaje_medio: 0 },
    ],
  }),
]
