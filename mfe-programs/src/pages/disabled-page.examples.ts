import { listDisabledPrograms } from '@fichero/contract/calls/programs.calls'
import { answer } from '@fichero/kit/testing/answers'
import { PROGRAM } from '../../testing/program'

const disabled = { ...PROGRAM, estado: 'deshabilitado', can: { edit: false, disable: false, enable: true } } as const

/** API responses with which the release check and the unit tests render this page. */
export const examples = [answer(listDisabledPrograms, [disabled, { ...disabled, id: 2, codigo: null, version: null }])]
