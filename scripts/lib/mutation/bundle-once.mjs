// Jest's global setup for specs of the API in Stryker's copy of the project. Bundles the programs that specs start once,
// from that copy. The bundle contains all mutants; an environment variable activates one of them.
import bundleBeforeSpecs from '../../../api/testing/bundle-programs.mjs'

let isBundled = false

export default async function bundleOnce() {
  if (!isBundled) await bundleBeforeSpecs()
  isBundled = true
}
