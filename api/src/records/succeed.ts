import type { SuccessCode } from '@fichero/contract/successes'

/**
 * Builds the answer of a successful write: `return succeed('ficha_created', { ficha })`. The sentence of the code is written
 * when the answer is sent, in its language (`@Returns`).
 */
export const succeed = <Answer extends object>(code: SuccessCode, answer = {} as Answer) => ({
  ok: true as const,
  msg: code,
  ...answer,
})
