/**
 * Version of the contract between this shell and its remotes. It is raised by one, here alone, for a change under which a
 * remote that was built before would fail (docs/decisions/a-contract-lives-for-two-majors.md).
 */
export const CONTRACT_MAJOR = 1

/** How many majors a shell supports: its own and those before it. */
const SUPPORTED_MAJORS = 2

/** Returns a range of versions of the contract together with the later majors that still run what was built against it. */
export const promisedRange = (range: string): string =>
  Array.from({ length: SUPPORTED_MAJORS }, (_, step) => (step === 0 ? range : `^${CONTRACT_MAJOR + step}.0.0`)).join(
    ' || ',
  )

/** Whether a shell with the contract `offered` runs a release that was built against `asked`. */
export const isSupportedMajor = (asked: number, offered: number) =>
  asked <= offered && asked > offered - SUPPORTED_MAJORS
