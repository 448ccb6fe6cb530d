import type { SuccessCode } from '@fichero/contract/successes'

/**
 * Builds the answer of a successful write: `return succeed('ficha_created', { ficha })`. `@Returns` replaces the code in
 * `msg` by its sentence in the requested language.
 */
export const succeed = <Answer extends object>(code: SuccessCode, answer = {} as Answer) => ({
  ok: true as const,
  msg: code,
  ...answer,
})
