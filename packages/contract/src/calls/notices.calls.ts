import type { DoneAnswer } from '../auth.schema.ts'
import type { RecordNotice } from '../notices.schema.ts'
import { post } from './call.ts'

/** Records that the caller wrote to a person about what the person lacks; `getMissing` shows the last notice of each person. */
export const recordNotice = post('/fichas/:nroFicha/aprendices/:documentNumber/avisos', {
  access: 'authenticated',
  changes: ['apprentices'],
})
  .takes<{ body: RecordNotice }>()
  .returns<DoneAnswer>()
