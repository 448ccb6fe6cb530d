// `node scripts/build.mjs`: builds missing or stale parts, or all of them with `--force`, and the packages for modules.
import { buildParts } from './lib/build-parts.mjs'

try {
  await buildParts({ force: process.argv.includes('--force'), packages: true })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
