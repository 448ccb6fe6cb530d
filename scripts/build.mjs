// `node scripts/build.mjs`: builds missing or stale parts, or all of them with `--force`.
import { buildParts } from './lib/build-parts.mjs'

try {
  await buildParts({ force: process.argv.includes('--force') })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
