import type { Release } from './release'

/** Requests a release's translations in the user's language. Resolves with a function that shows them. */
type PrepareTexts = (release: Release) => Promise<() => void>

let prepare: PrepareTexts = async () => () => undefined

/** Sets how translations are loaded. `i18n/i18n.ts` does: it uses this folder, so this folder cannot import it. */
export function takeTexts(implementation: PrepareTexts) {
  prepare = implementation
}

/** Requests a release's translations with the function that the shell has set. */
export const prepareTexts: PrepareTexts = (release) => prepare(release)
