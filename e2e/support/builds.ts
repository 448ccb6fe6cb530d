import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { releaseHashOf } from '@fichero/contract/descriptor-text'
import type { ShellVersionsFile } from '@fichero/contract/next-release.schema'

const ROOT = resolve(import.meta.dirname, '../..')

/** Every folder with a definition is a remote. */
export const REMOTES = readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(join(ROOT, folder, 'remote.ts')))
  .map((folder) => folder.replace('mfe-', ''))

/** The fields of `remote.json` that the tests read or change. */
interface Descriptor {
  version: string
  hash: string
  entry: string
  routes: { path: string }[]
  imports?: Record<string, string[]>
  locales: Record<'es' | 'en', string>
  pages: Record<string, string[]>
  assets: { file: string; size: number; integrity: string }[]
}

/** Hashes a file as a build does, for the descriptor and the entry. */
export const integrityOf = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Gives a changed descriptor the hash of its content, as the build does. */
export const hashed = <D extends object>(descriptor: D): D & { hash: string } => ({
  ...descriptor,
  hash: releaseHashOf(descriptor, (text) => createHash('sha256').update(text).digest('hex')),
})

/** Omits the development build of the shell, which is large and which few journeys need. */
const isCopied = (path: string) => basename(path) !== 'development'

/** A copy of the builds of shell and remotes that a test may change, for a server with `DIST_ROOT`. */
export class Builds {
  private published = 0

  private constructor(readonly root: string) {}

  static async copy(): Promise<Builds> {
    const builds = new Builds(await mkdtemp(join(tmpdir(), 'fichero-builds-')))
    const parts = ['shell', ...REMOTES.map((name) => `mfe-${name}`)]
    await Promise.all(
      parts.map((part) => cp(join(ROOT, part, 'dist'), builds.dist(part), { recursive: true, filter: isCopied })),
    )
    await cp(join(ROOT, 'remotes.json'), join(builds.root, 'remotes.json'))
    return builds
  }

  dist = (part: string) => join(this.root, part, 'dist')

  descriptor = async (name: string): Promise<Descriptor> =>
    JSON.parse(await readFile(join(this.dist(`mfe-${name}`), 'remote.json'), 'utf8')) as Descriptor

  /** Changes the descriptor of a remote's build. */
  async changeDescriptor(name: string, change: object): Promise<void> {
    const descriptor = hashed({ ...(await this.descriptor(name)), ...change })
    await writeFile(join(this.dist(`mfe-${name}`), 'remote.json'), JSON.stringify(descriptor))
  }

  /** Removes a remote's files. Returns a function that restores them. */
  async remove(name: string): Promise<() => Promise<void>> {
    const dist = this.dist(`mfe-${name}`)
    await rename(dist, `${dist}.away`)
    return () => rename(`${dist}.away`, dist)
  }

  /**
   * Publishes another release, in which `change` has edited the file that `pick` selects. The hashes are those that a build
   * would write. Returns a function that restores the former release. Restore several releases in reverse order.
   */
  async publish(name: string, pick: (descriptor: Descriptor) => string, change: (text: string) => string) {
    const dist = this.dist(`mfe-${name}`)
    this.published += 1
    const former = `${dist}.former-${this.published}`
    await cp(dist, former, { recursive: true })
    const descriptor = await this.descriptor(name)
    const file = pick(descriptor)
    const before = descriptor.assets.find((asset) => asset.file === file)?.integrity ?? ''
    const after = await this.rewrite(dist, descriptor, file, change)
    // The entry contains the hashes of the chunks that it loads.
    if (file !== descriptor.entry)
      await this.rewrite(dist, descriptor, descriptor.entry, (text) => text.replace(before, after))
    await writeFile(join(dist, 'remote.json'), JSON.stringify(hashed(descriptor)))
    return async () => {
      await rm(dist, { recursive: true })
      await rename(former, dist)
    }
  }

  /**
   * Replaces the shell by a build with another hash, which provides these versions of libraries. Its scripts stay the same.
   */
  async replaceShell(versions: Partial<ShellVersionsFile> = {}) {
    const [page, file] = ['index.html', 'shell.json'].map((name) => join(this.dist('shell'), name)) as [string, string]
    const current = JSON.parse(await readFile(file, 'utf8')) as ShellVersionsFile
    const hash = 'ffffffffffffffff'
    const html = await readFile(page, 'utf8')
    // The page has the version of the shell, and `shell.json` that of the system. Only the hash is the same in both.
    if (!current.hash || !html.includes(current.hash))
      throw new Error('The page and shell.json are of different builds.')
    await writeFile(page, html.replace(current.hash, hash))
    await writeFile(file, JSON.stringify({ ...current, hash, ...versions }))
  }

  private async rewrite(dist: string, descriptor: Descriptor, file: string, change: (text: string) => string) {
    const content = change(await readFile(join(dist, file), 'utf8'))
    const integrity = integrityOf(content)
    const asset = descriptor.assets.find((candidate) => candidate.file === file)
    if (asset) Object.assign(asset, { size: Buffer.byteLength(content), integrity })
    await Promise.all(['.br', '.gz'].map((packed) => rm(join(dist, file + packed), { force: true })))
    await writeFile(join(dist, file), content)
    return integrity
  }

  /** Returns the SHA-256 hashes of all files of a part, by file name. */
  async hashes(part: string): Promise<Record<string, string>> {
    return hashesOf(this.dist(part))
  }

  discard = () => rm(this.root, { recursive: true, force: true })
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { withFileTypes: true })
  const files = found.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort()
  const entries = files.map(async (file) => {
    const content = await readFile(join(folder, file))
    return [file, createHash('sha256').update(content).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
