// Before the first specs of the API in Stryker's copy of the project: what they load as one file is bundled from that copy,
// with all changes in it. Which of them is made is said by the environment.
import bundleBeforeSpecs from '../../../api/src/testing/bundle-libraries.mjs'

let isBundled = false

export default async function bundleOnce() {
  if (!isBundled) await bundleBeforeSpecs()
  isBundled = true
}
