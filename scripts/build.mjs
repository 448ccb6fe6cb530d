// `node scripts/build.mjs`: builds missing or stale parts, or all of them with `--force`, and the packages for modules unless
// `--without-packages`.
import { buildParts } from './lib/build-parts.mjs'

try {
  await buildParts({ force: process.argv.includes('--force'), packages: !process.argv.includes('--without-packages') })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
