import { countFichas } from '@fichero/contract/calls/fichas.calls'
import { answer } from '@fichero/kit/testing/answers'

export const examples = [answer(countFichas, { en_proceso: 17, en_practicas: 5, finalizadas: 2 })]
