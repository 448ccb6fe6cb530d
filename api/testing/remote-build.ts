import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { releaseHashOf } from '@fichero/contract/descriptor-text'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { sha256 } from '../src/areas/remotes/file-hash.js'

/** Returns the integrity of a file’s content. */
export const integrity = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** A build of a remote: its descriptor and its files. */
export interface Build {
  descriptor: RemoteDescriptor
  files: Record<string, string>
}

/** The entry script of the remote `demo`. */
export const ENTRY = 'window.fichero_demo = {}'

/** Sets the hash in a descriptor to the hash of its content, as the build tools do. */
export const hashed = (descriptor: RemoteDescriptor): RemoteDescriptor => ({
  ...descriptor,
  hash: releaseHashOf(descriptor, sha256),
})

/** Returns a version that depends on the content of the build. */
const versionOf = (entry: string, overrides: object) =>
  entry === ENTRY && Object.keys(overrides).length === 0
    ? '1.0.0'
    : `1.1.${Number.parseInt(sha256(entry + JSON.stringify(overrides)).slice(0, 6), 16)}`

/** A route to the only page of the build. */
export const route = (path: string, access = 'authenticated') => ({ path, page: 'demo-page', titleKey: 'nav', access })

/** Returns a build of the remote `demo` with one page. */
export function demoBuild(entry = ENTRY, overrides: Partial<RemoteDescriptor> = {}): Build {
  const { name = 'demo' } = overrides
  const files = { 'remote-entry.js': entry, 'es.json': '{"nav":"Demo"}', 'en.json': '{"nav":"Demo"}' }
  const descriptor = hashed({
    name,
    version: versionOf(entry, overrides),
    hash: '',
    contract: CONTRACT_MAJOR,
    kit: '^1.0.0',
    entry: 'remote-entry.js',
    routes: [route(`/${name}`), route(`/${name}/:id`)],
    links: [{ slot: 'menu', path: `/${name}`, icon: 'manuals', labelKey: 'nav', order: 1, access: 'authenticated' }],
    parts: [],
    labels: { es: { nav: '</script><b>Demo' }, en: { nav: 'Demo' } },
    locales: { es: 'es.json', en: 'en.json' },
    pages: { 'demo-page': [] },
    assets: Object.entries(files).map(([file, text]) => ({
      file,
      size: Buffer.byteLength(text),
      integrity: integrity(text),
    })),
    ...overrides,
  })
  return { descriptor, files }
}

/** Creates an empty folder for builds. */
export async function emptyRoot() {
  const root = await mkdtemp(join(tmpdir(), 'fichero-dist-'))
  await mkdir(join(root, 'shell', 'dist'), { recursive: true })
  const distOf = (name: string) => join(root, `mfe-${name}`, 'dist')
  return {
    root,
    /** The folder of the remote `demo`. */
    dist: distOf('demo'),
    /** Writes a build as the build tools would, and replaces an earlier one. */
    async write({ descriptor, files }: Build): Promise<RemoteDescriptor> {
      const dist = distOf(descriptor.name)
      await mkdir(dist, { recursive: true })
      for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text)
      await writeFile(join(dist, 'remote.json'), JSON.stringify(descriptor))
      return descriptor
    },
    /** Writes the list of bundled remotes. */
    list: (...names: string[]) => writeFile(join(root, 'remotes.json'), JSON.stringify(names)),
    /** Writes the versions of the shell's build. */
    writeShell: (versions: object) => writeFile(join(root, 'shell/dist/shell.json'), JSON.stringify(versions)),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
