/**
 * Major version of the contract between this shell and its remotes. Raise it here, and only here, for a breaking change:
 * one after which an already built remote would fail (docs/decisions/contract-versioning-and-packages.md#two-majors).
 */
export const CONTRACT_MAJOR = 1

/** Number of contract majors that a shell supports: the current major and the majors before it. */
const SUPPORTED_MAJORS = 2

/** Returns a range of contract versions, extended by the later majors that still run a release built against the range. */
export const promisedRange = (range: string): string =>
  Array.from({ length: SUPPORTED_MAJORS }, (_, step) => (step === 0 ? range : `^${CONTRACT_MAJOR + step}.0.0`)).join(
    ' || ',
  )

/** Returns whether a shell with the contract major `offered` runs a release that was built against `asked`. */
export const isSupportedMajor = (asked: number, offered: number) =>
  asked <= offered && asked > offered - SUPPORTED_MAJORS
