import type { Release } from './release'

/** Requests a release's texts in the user's language. The result shows them. */
type PrepareTexts = (release: Release) => Promise<() => void>

let prepare: PrepareTexts = async () => () => undefined

/** How the shell takes texts: this package knows no i18n library. */
export function takeTexts(given: PrepareTexts) {
  prepare = given
}

export const prepareTexts: PrepareTexts = (release) => prepare(release)
