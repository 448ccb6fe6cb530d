import { getContactData } from '@fichero/contract/calls/personal-data.calls'
import { answer } from '@fichero/kit/testing/answers'

/** API responses with which the release check and the unit tests render this page. */
export const examples = [
  answer(getContactData, {
    ok: true,
    datos: { matriculas: 2, cargas: 1, valores: 0, anotaciones: 3, cuenta: 'ninguna' },
    queda: [],
    copias: [],
    copias_mas: 0,
  }),
]
