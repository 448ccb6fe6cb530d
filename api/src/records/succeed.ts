import { SUCCESSES, type SuccessCode } from '@fichero/contract/successes'

/** Builds the answer of a successful write: `return succeed('ficha_created', { ficha })`. */
export const succeed = <Answer extends object>(code: SuccessCode, answer = {} as Answer) => ({
  ok: true as const,
  msg: SUCCESSES[code],
  ...answer,
})
