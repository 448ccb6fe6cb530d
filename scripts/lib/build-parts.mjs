import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { PACKAGES_PART, PARTS } from './parts.mjs'
import { ROOT } from './root.mjs'
import { hasOutput, isFresh, stampOf, storeStamp } from './stamp.mjs'
import { toolFile } from './tools.mjs'

/** Number of concurrent builds. */
const AT_ONCE = 2

/**
 * Builds the parts of the system (`parts.mjs`) that are missing or older than their sources, and prints a line for each.
 * `packages` adds the packages for modules. With `only`, builds just that part and the contract. Rejects with the tool's output,
 * or if this account may not write into the code's folder.
 * @param {{ force?: boolean, packages?: boolean, only?: string }} [options]
 */
export async function buildParts({ force = false, packages = false, only } = {}) {
  const parts = packages ? [...PARTS, PACKAGES_PART] : PARTS
  const selected = only ? parts.filter((part) => part === PARTS[0] || part.name === only) : parts
  const [first, ...others] = selected.filter((part) => force || !isFresh(part))
  if (!first) return
  accessSync(ROOT, constants.W_OK)
  const queue = [...others]
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) await build(part)
  }
  if (first === PARTS[0]) await build(first)
  else queue.unshift(first)
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function build(part) {
  const began = performance.now()
  // If sources change during a build, the stamp no longer matches and the next start builds again.
  const stamp = stampOf(part)
  const args = hasOutput(part) ? part.args : [...part.args, ...part.forced]
  const tool = part.tool ? [toolFile(part.tool[0], part.tool[1])] : []
  await run(part, [...tool, ...args])
  if (part.after) await run(part, part.after)
  storeStamp(part, stamp)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`  ${part.name.padEnd(16)} ${seconds.padStart(5)} s\n`)
}

/** @returns {Promise<void>} */
function run({ name, cwd, mode = 'production' }, args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: mode }
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} could not be built.\n${output.trim()}`)),
    )
  })
}
