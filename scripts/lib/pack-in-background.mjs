import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { PACKAGES_PART } from './parts.mjs'
import { ROOT } from './root.mjs'
import { isFresh } from './stamp.mjs'

/** Builds missing or stale packages for modules while the server runs, at the lowest priority. */
export function packInBackground() {
  if (isFresh(PACKAGES_PART)) return
  const build = spawn(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: 'ignore' })
  if (build.pid) setPriority(build.pid, constants.priority.PRIORITY_LOW)
  build.unref()
  process.on('exit', () => build.kill())
}
