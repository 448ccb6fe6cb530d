import { SUCCESSES, type SuccessCode } from '@fichero/contract/successes'

/** The answer to a call that did what it was asked: `return succeed('ficha_created', { ficha })`. */
export const succeed = <Answer extends object>(code: SuccessCode, answer = {} as Answer) => ({
  ok: true as const,
  msg: SUCCESSES[code],
  ...answer,
})
