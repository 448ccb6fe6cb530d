import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Language } from '@fichero/contract/enums'
import type { ShellDocument } from '@fichero/contract/shell-documents'
import { Injectable } from '@nestjs/common'
import { Config } from '../config/config.js'
import { MailService } from '../mail/mail.service.js'
import { BuildFolder } from '../remotes/build-folder.js'
import { hashesIn } from './page-headers.js'

interface Packed {
  stamp: number
  /** Hash of the content. */
  digest: string
  /** The hashes of its styles and of its first script, by which the policy allows them. */
  allowed: { styles: string; scripts: string }
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

/** The documents that the shell's build has drawn, compressed once. */
@Injectable()
export class ShellDocumentsService {
  private readonly kept = new Map<string, Packed>()
  /** What the build does not know, and writes something else for. */
  private readonly known: [written: string, known: string][]
  /** Whether the public origin uses TLS. */
  readonly isSecure: boolean

  constructor(
    private readonly builds: BuildFolder,
    config: Config,
    mail: MailService,
  ) {
    const { origin, protocol } = new URL(config.publicUrl)
    this.known = [
      ['https://origin.invalid', origin],
      ['data-sends-mail="unknown"', `data-sends-mail="${mail.delivers}"`],
    ]
    this.isSecure = protocol === 'https:'
  }

  /** Returns a document in a language; undefined if it is not built. */
  async find(document: ShellDocument, language: Language): Promise<Packed | undefined> {
    const name = `${document}.${language}.html`
    const file = join(this.builds.shell, name)
    try {
      const { mtimeMs } = await stat(file)
      const kept = this.kept.get(name)
      if (kept?.stamp === mtimeMs) return kept
      const html = await readFile(file, 'utf8')
      const packed = await pack(
        this.known.reduce((text, [written, known]) => text.replaceAll(written, known), html),
        mtimeMs,
      )
      this.kept.set(name, packed)
      return packed
    } catch {
      return undefined
    }
  }
}

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
