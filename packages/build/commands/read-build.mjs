import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { takenClaims } from '@fichero/contract/claims'
import { incompatibilities } from '@fichero/contract/compatibility'
import { descriptorProblems } from '@fichero/contract/descriptor-problems'
import { releaseHashOf } from '@fichero/contract/descriptor-text'
import { releaseFiles } from '@fichero/contract/release-files'
import { remoteDescriptor } from '@fichero/contract/remotes.schema'
import { problemTexts } from './problem-texts.mjs'
import { Refusal } from './refusal.mjs'

/** Maximum size of the entry in bytes, compressed with Brotli: the first visit of a module waits for the entry. */
const ENTRY_BUDGET = 13 * 1024

/** Strings that only a copy of a shared library contains, with the library's name. A remote must not bundle them. */
const SHARED = {
  'react.transitional.element': 'React',
  'useNavigate() may be used only': 'the router',
  'No QueryClient set': 'TanStack Query',
  hasLoadedNamespace: 'i18next',
}

/** The same libraries by their folders in source maps, because parts of a library may have none of these strings. */
const SHARED_FOLDERS = {
  react: 'React',
  'react-dom': 'React',
  'react-router': 'the router',
  'react-router-dom': 'the router',
  '@remix-run/router': 'the router',
  '@tanstack/react-query': 'TanStack Query',
  i18next: 'i18next',
  'react-i18next': 'i18next',
}

/**
 * A build: descriptor, files of the release, and examples of API responses, with which a check opens the pages.
 * @typedef {{
 *   descriptor: import('./registry.mjs').RemoteDescriptor, contents: Map<string, Buffer<ArrayBuffer>>,
 *   examples: import('./plan-visits.mjs').Examples
 * }} Build
 */

/**
 * Reads a build and checks it as far as possible without running it.
 * @param {string} dist
 * @returns {Build}
 * @throws {Refusal}
 */
export function readBuild(dist) {
  const descriptor = readDescriptor(dist)
  const contents = new Map(releaseFiles(descriptor).map((asset) => [asset.file, readAsset(dist, asset)]))
  for (const [file, content] of contents) {
    const library = file.endsWith('.map')
      ? sharedInMap(content)
      : file.endsWith('.js')
        ? sharedInCode(content)
        : undefined
    if (library)
      throw new Refusal(
        `${file.replace(/\.map$/, '')} contains ${library}, which the shell shares. Import it from @fichero/kit.`,
      )
  }
  const entry = contents.get(descriptor.entry)
  if (!entry) throw new Refusal(`The descriptor does not list its entry, ${descriptor.entry}. Build the module again.`)
  const size = brotliCompressSync(entry).length
  if (size > ENTRY_BUDGET)
    throw new Refusal(
      `The entry has ${size} bytes with Brotli, more than the maximum of ${ENTRY_BUDGET}. Load parts of it on demand.`,
    )
  return { descriptor, contents, examples: readJson(join(dist, 'examples.json')) ?? {} }
}

/** Returns the shared library of which a script contains code; undefined if there is none. @param {Buffer} content */
const sharedInCode = (content) => Object.entries(SHARED).find(([marker]) => content.includes(marker))?.[1]

/** Returns the shared library of which a source map lists a file; undefined if there is none. @param {Buffer} content */
function sharedInMap(content) {
  /** @type {{ sources: string[] }} */
  const { sources } = JSON.parse(content.toString('utf8'))
  const packages = new Set(
    sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  )
  return Object.entries(SHARED_FOLDERS).find(([name]) => packages.has(name))?.[1]
}

/**
 * Requires that a system would accept the build, as far as that can be checked from outside.
 * @param {Pick<Build, 'descriptor'>} build
 * @param {import('./registry.mjs').System} system
 * @throws {Refusal} with all problems
 */
export function requireCompatible({ descriptor }, { shell, remotes }) {
  throwProblems([
    ...descriptorProblems(descriptor),
    ...(shell ? incompatibilities(descriptor, shell) : []),
    ...takenClaims(descriptor, remotes),
  ])
}

/**
 * Requires that the announced next release of a system would accept the build.
 * @param {Pick<Build, 'descriptor'>} build
 * @param {NonNullable<Awaited<ReturnType<import('./registry.mjs').Registry['next']>>>} next
 * @throws {Refusal} with all problems
 */
export function requireCompatibleWithNext({ descriptor }, { version, prevista, anfitrion }) {
  const problems = problemTexts(incompatibilities(descriptor, anfitrion), 'next')
  if (problems.length > 0)
    throw new Refusal([`Not compatible with ${version}, planned for ${prevista}:`, ...problems].join('\n'))
}

/**
 * @param {{ code: string, params: import('@fichero/contract/errors').Params }[]} problems
 * @throws {Refusal} with the sentence of each problem
 */
function throwProblems(problems) {
  if (problems.length === 0) return
  throw new Refusal(problemTexts(problems).join('\n'))
}

function readDescriptor(dist) {
  const parsed = readJson(join(dist, 'remote.json'))
  const { data } = remoteDescriptor.safeParse(parsed)
  if (!data)
    throw new Refusal(`${join(dist, 'remote.json')} is missing, or is not a descriptor. Build the module first.`)
  const params = { recibido: data.hash, esperado: releaseHashOf(parsed, hashOf('sha256', 'hex')) }
  if (params.recibido !== params.esperado) throwProblems([{ code: 'release_hash', params }])
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
    throw new Refusal(`${file} is missing in ${dist}. Build the module again.`)
  }
  if (`sha384-${hashOf('sha384', 'base64')(content)}` !== integrity)
    throw new Refusal(`${file} was changed after the build. Build the module again.`)
  return content
}

/**
 * @param {string} algorithm
 * @param {import('node:crypto').BinaryToTextEncoding} encoding
 */
const hashOf = (algorithm, encoding) => (content) => createHash(algorithm).update(content).digest(encoding)
