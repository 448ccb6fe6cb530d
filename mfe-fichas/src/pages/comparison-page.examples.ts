import { compareFichas } from '@fichero/contract/calls/owed.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { answer } from '@fichero/kit/testing/answers'
import { COMPARISON } from '../../testing/comparison'

export const examples = [
  answer(compareFichas, COMPARISON),
  answer(listPrograms, { ok: true, programs: [], can: { create: false, viewDisabled: false } }),
]
