import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { incompatibilities } from '@fichero/contract/compatibility'
import { ERRORS, fill } from '@fichero/contract/errors'
import { remoteDescriptor } from '@fichero/contract/remotes.schema'
import { Refusal } from './refusal.mjs'

/** The entry with Brotli, in bytes: every first visit of a module waits for it. */
const ENTRY_BUDGET = 13 * 1024

/** What only the shell contains, by library: a remote with one of them has a copy of its own. */
const SHARED = {
  'react.transitional.element': 'React',
  'useNavigate() may be used only': 'the router',
  'No QueryClient set': 'TanStack Query',
  hasLoadedNamespace: 'i18next',
}

/** @typedef {{ descriptor: import('./registry.mjs').RemoteDescriptor, contents: Map<string, Buffer> }} Build */

/**
 * Reads a build and checks what can be checked without running it.
 * @param {string} dist
 * @returns {Build}
 */
export function readBuild(dist) {
  const descriptor = readDescriptor(dist)
  const contents = new Map(descriptor.assets.map((asset) => [asset.file, readAsset(dist, asset)]))
  for (const [file, content] of contents)
    for (const [sign, library] of Object.entries(SHARED))
      if (file.endsWith('.js') && content.includes(sign))
        throw new Refusal(`${file} contains ${library}, which the shell shares. Import it from @fichero/kit.`)
  const entry = contents.get(descriptor.entry)
  if (!entry) throw new Refusal(`The descriptor does not list its entry, ${descriptor.entry}. Build again.`)
  const size = brotliCompressSync(entry).length
  if (size > ENTRY_BUDGET)
    throw new Refusal(`The entry has ${size} bytes with Brotli and may have ${ENTRY_BUDGET}. Load more of it later.`)
  return { descriptor, contents }
}

/**
 * @param {Pick<Build, 'descriptor'>} build
 * @param {import('@fichero/contract/compatibility').Host | undefined} shell
 */
export function requireFit({ descriptor }, shell) {
  const [problem] = shell ? incompatibilities(descriptor, shell) : []
  if (problem) throw new Refusal(fill(ERRORS[problem.code].msg, problem.params))
}

function readDescriptor(dist) {
  try {
    return remoteDescriptor.parse(JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')))
  } catch {
    throw new Refusal(`${join(dist, 'remote.json')} is missing or is no descriptor. Build the module first.`)
  }
}

function readAsset(dist, { file, integrity }) {
  let content
  try {
    content = readFileSync(join(dist, file))
  } catch {
    throw new Refusal(`${file} is missing in ${dist}. Build again.`)
  }
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity)
    throw new Refusal(`${file} is not the file that the build made. Build again.`)
  return content
}
