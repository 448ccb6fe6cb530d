import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SystemInfoAnswer } from '@fichero/contract/manuals.schema'
import { Injectable } from '@nestjs/common'
import { PRODUCT_VERSION } from '../../config/product-version.js'

type Build = Pick<SystemInfoAnswer, 'compilacion' | 'fecha'>

/** The answer if the API runs from source, or if the build has changed since the startup. */
const UNKNOWN: Build = { compilacion: null, fecha: null }
/** `dist`, or `src` if the API runs from source. */
const CODE = resolve(__dirname, '../..')

@Injectable()
export class SystemInfoService {
  private build?: Promise<Build>

  async info(): Promise<SystemInfoAnswer> {
    this.build ??= __filename.endsWith('.js') ? buildIn(CODE) : Promise.resolve(UNKNOWN)
    return { ok: true, nombre: 'Fichero', version: PRODUCT_VERSION, ...(await this.build) }
  }
}

/**
 * Returns the hash of a build's files and the modification time of the newest file. Both are null if that file is newer
 * than this process, because the process then runs an earlier build.
 */
export async function buildIn(folder: string, started = performance.timeOrigin): Promise<Build> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).sort()
  const hash = createHash('sha256')
  let newest = 0
  for (const file of files) {
    const path = join(folder, file)
    const [content, { mtimeMs }] = await Promise.all([readFile(path), stat(path)])
    hash.update(`${file}\0`).update(content)
    newest = Math.max(newest, mtimeMs)
  }
  if (newest > started) return UNKNOWN
  return { compilacion: hash.digest('hex').slice(0, 12), fecha: new Date(newest).toISOString() }
}
