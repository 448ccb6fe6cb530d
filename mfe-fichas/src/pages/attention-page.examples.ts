import { listAttention } from '@fichero/contract/calls/owed.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/answers'
import { ATTENTION_FICHA, attentionAnswer } from '../../testing/attention'

const can = { create: false, viewDisabled: false }

export const examples = [
  answer(listAttention, attentionAnswer(ATTENTION_FICHA)),
  answer(listPrograms, { ok: true, programs: [], can }),
  answer(listUsers, { ok: true, users: [], can }),
]
