import type sentences from './locales/es/successes.json'

/**
 * Successful requests whose answer has a `msg` beside `ok: true`. Each code belongs to one endpoint, so answers do not contain
 * the code. Screens have other texts.
 */
export type SuccessCode = keyof typeof sentences
