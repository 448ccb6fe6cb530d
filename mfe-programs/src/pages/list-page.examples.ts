import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { answer } from '@fichero/kit/testing/answers'
import { PROGRAM } from '../../testing/program'

const can = { create: true, viewDisabled: true }

/** API responses with which the release check and the unit tests render this page. */
export const examples = [answer(listPrograms, { ok: true, programs: [PROGRAM, { ...PROGRAM, id: 2, fichas: 0 }], can })]
