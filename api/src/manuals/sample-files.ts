import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { SampleKind } from '@fichero/contract/enums'
import { errorCode } from '../errors/error-code.js'
import { fail } from '../errors/fail.js'
import type { StoredFile } from '../validation/returns-stored-file.decorator.js'
import { attachment } from './saved-name.js'

/** The same distance from source and build. */
const FOLDER = resolve(__dirname, '../../fixtures')

/** One program, its ficha and a report of it: loaded in this order they fit together. All people are invented. */
const SAMPLES: Record<SampleKind, string> = {
  programa: 'programa-134577.xls',
  aprendices: 'Reporte de Aprendices Ficha 2888001.xls',
  juicios: 'Reporte de Juicios Evaluativos 2888001.xls',
}

export async function sampleFile(kind: SampleKind): Promise<StoredFile> {
  const name = SAMPLES[kind]
  const bytes = await readFile(resolve(FOLDER, name)).catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? fail('not_found') : error
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return {
    disposition: attachment(name),
    type: 'application/vnd.ms-excel',
    size: bytes.length,
    sha256,
    content: [bytes],
  }
}
