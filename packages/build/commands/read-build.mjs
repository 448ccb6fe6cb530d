import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { takenClaims } from '@fichero/contract/claims'
import { incompatibilities } from '@fichero/contract/compatibility'
import { descriptorProblems } from '@fichero/contract/descriptor-problems'
import { releaseHashOf } from '@fichero/contract/descriptor-text'
import { fill } from '@fichero/contract/errors'
import { ERRORS_EN } from '@fichero/contract/errors.en'
import { releaseFiles } from '@fichero/contract/release-files'
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

/**
 * A build with the files of its release, and beside it what its pages are opened with.
 * @typedef {{ descriptor: import('./registry.mjs').RemoteDescriptor, contents: Map<string, Buffer>, examples: import('./plan-visits.mjs').Examples }} Build
 */

/**
 * Reads a build and checks what can be checked without running it.
 * @param {string} dist
 * @returns {Build}
 */
export function readBuild(dist) {
  const descriptor = readDescriptor(dist)
  const contents = new Map(releaseFiles(descriptor).map((asset) => [asset.file, readAsset(dist, asset)]))
  for (const [file, content] of contents)
    for (const [sign, library] of Object.entries(SHARED))
      if (file.endsWith('.js') && content.includes(sign))
        throw new Refusal(`${file} contains ${library}, which the shell shares. Import it from @fichero/kit.`)
  const entry = contents.get(descriptor.entry)
  if (!entry) throw new Refusal(`The descriptor does not list its entry, ${descriptor.entry}. Build again.`)
  const size = brotliCompressSync(entry).length
  if (size > ENTRY_BUDGET)
    throw new Refusal(`The entry has ${size} bytes with Brotli and may have ${ENTRY_BUDGET}. Load more of it later.`)
  return { descriptor, contents, examples: readJson(join(dist, 'examples.json')) ?? {} }
}

/**
 * Tells everything for which the system would refuse it, as far as it can be known from outside.
 * @param {Pick<Build, 'descriptor'>} build
 * @param {import('./registry.mjs').System} system
 */
export function requireFit({ descriptor }, { shell, remotes }) {
  refuseFor([
    ...descriptorProblems(descriptor),
    ...(shell ? incompatibilities(descriptor, shell) : []),
    ...takenClaims(descriptor, remotes),
  ])
}

/** @param {{ code: string, params: import('@fichero/contract/errors').Params }[]} problems */
function refuseFor(problems) {
  if (problems.length > 0)
    throw new Refusal(problems.map(({ code, params }) => fill(ERRORS_EN[code], params)).join('\n'))
}

function readDescriptor(dist) {
  const sent = readJson(join(dist, 'remote.json'))
  const { data } = remoteDescriptor.safeParse(sent)
  if (!data) throw new Refusal(`${join(dist, 'remote.json')} is missing or is no descriptor. Build the module first.`)
  const params = { recibido: data.hash, esperado: releaseHashOf(sent, hashOf('sha256', 'hex')) }
  if (params.recibido !== params.esperado) refuseFor([{ code: 'release_hash', params }])
  return data
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function readAsset(dist, { file, integrity }) {
  let content
  try {
    content = readFileSync(join(dist, file))
  } catch {
    throw new Refusal(`${file} is missing in ${dist}. Build again.`)
  }
  if (`sha384-${hashOf('sha384', 'base64')(content)}` !== integrity)
    throw new Refusal(`${file} is not the file that the build made. Build again.`)
  return content
}

/**
 * @param {string} algorithm
 * @param {import('node:crypto').BinaryToTextEncoding} encoding
 */
const hashOf = (algorithm, encoding) => (content) => createHash(algorithm).update(content).digest(encoding)
