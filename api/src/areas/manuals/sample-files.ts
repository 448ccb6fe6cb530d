import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { SampleKind } from '@fichero/contract/enums'
import { errorCode } from '../../errors/error-code.js'
import { fail } from '../../errors/fail.js'
import type { StoredFile } from '../../http/validation/returns-stored-file.decorator.js'
import { attachment } from './saved-name.js'

/** Folder of the example files. The relative path is the same from `src` and from `dist`. */
const FOLDER = resolve(__dirname, '../../../fixtures')

/** Example files to try an import: a design, a list of apprentices and a judgments report. All people are fictional. */
const SAMPLES: Record<SampleKind, string> = {
  programa: 'programa-134577.xls',
  aprendices: 'Reporte de Aprendices Ficha 2888001.xls',
  juicios: 'Reporte de Juicios Evaluativos 2888001.xls',
}

/** Reads an example file. Throws `not_found` if the installation does not have it. */
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
