import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Language } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { Config } from '../config/config.js'
import { BuildFolder } from '../remotes/build-folder.js'

/** The build writes this placeholder, because it does not know the public origin. */
const ORIGIN = 'https://origin.invalid'

interface Landing {
  stamp: number
  /** Hash of the content. */
  digest: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

/** The landing page as built, compressed once. */
@Injectable()
export class LandingService {
  private readonly kept = new Map<Language, Landing>()
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

  /** Returns the page in a language; undefined if it is not built. */
  async in(language: Language): Promise<Landing | undefined> {
    const file = join(this.builds.shell, `landing.${language}.html`)
    try {
      const { mtimeMs } = await stat(file)
      const kept = this.kept.get(language)
      if (kept?.stamp === mtimeMs) return kept
      const landing = await pack((await readFile(file, 'utf8')).replaceAll(ORIGIN, this.origin), mtimeMs)
      this.kept.set(language, landing)
      return landing
    } catch {
      return undefined
    }
  }
}

async function pack(html: string, stamp: number): Promise<Landing> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)])
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { stamp, digest, identity, br, gzip: gz }
}
