// Builds what is missing or stale: `node scripts/build.mjs`, all of it with `--force`.
import { buildParts } from './lib/build-parts.mjs'

try {
  await buildParts({ force: process.argv.includes('--force') })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
