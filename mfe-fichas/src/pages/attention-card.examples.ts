import { listAttention } from '@fichero/contract/calls/owed.calls'
import { answer } from '@fichero/kit/testing/answers'
import { ATTENTION_FICHA, attentionAnswer } from '../../testing/attention'

export const examples = [answer(listAttention, attentionAnswer(ATTENTION_FICHA))]
