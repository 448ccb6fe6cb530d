import type { Release } from './release'

/** Requests a release's translations in the user's language. Resolves with a function that shows them. */
type PrepareTexts = (release: Release) => Promise<() => void>

let prepare: PrepareTexts = async () => () => undefined

/** Sets how translations are loaded. The shell does that, because this package does not depend on an i18n library. */
export function takeTexts(implementation: PrepareTexts) {
  prepare = implementation
}

/** Requests a release's translations with the function that the shell has set. */
export const prepareTexts: PrepareTexts = (release) => prepare(release)
