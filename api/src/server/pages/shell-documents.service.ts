import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Language } from '@fichero/contract/enums'
import type { ShellDocument } from '@fichero/contract/shell-documents'
import { Injectable } from '@nestjs/common'
import { BuildFolder } from '../../areas/remotes/build-folder.js'
import { Config } from '../../config/config.js'
import { hashesIn } from './page-headers.js'

/** A document with its compressed forms. */
interface Packed {
  stamp: number
  /** Hash of the content. */
  digest: string
  /** Hashes of the document's inline styles and scripts, as CSP sources. */
  allowed: { styles: string; scripts: string }
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

/** The prerendered documents of the shell's build, compressed once. */
@Injectable()
export class ShellDocumentsService {
  private readonly cache = new Map<string, Packed>()
  /** The public origin, which the build does not know. */
  private readonly origin: string
  /** Whether the public origin uses TLS. */
  readonly isSecure: boolean

  constructor(
    private readonly builds: BuildFolder,
    config: Config,
  ) {
    const { origin, protocol } = new URL(config.publicUrl)
    this.origin = origin
    this.isSecure = protocol === 'https:'
  }

  /** Returns a document in a language; undefined if it is not built. */
  async find(document: ShellDocument, language: Language): Promise<Packed | undefined> {
    const name = `${document}.${language}.html`
    const file = join(this.builds.shell, name)
    try {
      const { mtimeMs } = await stat(file)
      const cached = this.cache.get(name)
      if (cached?.stamp === mtimeMs) return cached
      const html = await readFile(file, 'utf8')
      const packed = await pack(html.replaceAll('https://origin.invalid', this.origin), mtimeMs)
      this.cache.set(name, packed)
      return packed
    } catch {
      return undefined
    }
  }
}

/** Compresses a document. `stamp` is the modification time of its file. */
async function pack(html: string, stamp: number): Promise<Packed> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)])
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const allowed = {
    styles: hashesIn(html, 'style'),
    scripts: hashesIn(html, 'script'),
  }
  return { stamp, digest, allowed, identity, br, gzip: gz }
}
