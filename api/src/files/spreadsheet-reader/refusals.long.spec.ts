import type { ImportKind } from '@fichero/contract/enums'
import {
  badDocumentInApprentices,
  badDocumentInJudgments,
  missingHeadingInJudgments,
  repeatedRow,
  truncated,
  unknownHeadingInApprentices,
  unknownHeadingInJudgments,
  unknownHeadingInProgram,
  unknownJudgment,
  webPage,
  withCell,
  withoutRows,
} from '../../../testing/bad-files.js'
import { FIXTURES, fixture } from '../../../testing/fixtures.js'
import { readFileOf } from '../../../testing/read-file.js'
import { spreadsheet } from '../../../testing/spreadsheets.js'
import type { Cell, SpreadsheetFile } from './sheet.js'

interface FileError {
  code: string
  message: string
  params: Record<string, string | number>
}

async function errorOf(file: SpreadsheetFile, accepts: ImportKind[]): Promise<FileError> {
  const report = await readFileOf(file, accepts).catch((error: FileError) => error)
  if (!('code' in report)) throw new Error(`${file.name} was not refused`)
  return report
}

describe('rejected files', () => {
  it('are reported with row, column and unknown heading, and the missing heading', async () => {
    await expect(errorOf(unknownHeadingInJudgments(), ['juicios'])).resolves.toMatchObject({
      code: 'header_unknown',
      params: { archivo: FIXTURES.judgments, fila: 13, columna: 'H', valor: 'Nota' },
      message: expect.stringContaining('Juicio de Evaluación'),
    })
    await expect(errorOf(unknownHeadingInApprentices(), ['aprendices'])).resolves.toMatchObject({
      code: 'header_unknown',
      params: { fila: 5, columna: 'C', valor: 'Mascota', esperado: 'Nombre' },
    })
    await expect(errorOf(unknownHeadingInProgram(), ['programa'])).resolves.toMatchObject({
      code: 'header_unknown',
      params: { fila: 1, columna: 'B', valor: 'Logro' },
    })
  })

  it('are reported with the missing column', async () => {
    await expect(errorOf(missingHeadingInJudgments(), ['juicios'])).resolves.toMatchObject({
      code: 'header_missing',
      params: { fila: 13, columna: 'Juicio de Evaluación' },
    })
  })

  it.each([
    ['judgments', 13, 'juicios'],
    ['apprentices', 5, 'aprendices'],
    ['program', 1, 'programa'],
  ] as const)('are reported as empty: %s', async (name, fila, kind) => {
    await expect(errorOf(withoutRows(name), [kind])).resolves.toMatchObject({ code: 'file_empty', params: { fila } })
  })

  it.each([
    ['apprentices', 'juicios', 'es un Reporte de Aprendices y aquí se espera un Reporte de Juicios Evaluativos.'],
    ['program', 'juicios', 'es un diseño de programa (Competencia, Resultado de Aprendizaje) y aquí'],
    ['program', 'aprendices', 'es un diseño de programa (Competencia, Resultado de Aprendizaje) y aquí'],
    ['apprentices', 'programa', 'y aquí se espera un diseño de programa'],
    ['instructors', 'aprendices', 'es un Reporte de Instructores por Ficha y aquí se espera un Reporte de Aprendices.'],
    ['instructors', 'programa', 'es un Reporte de Instructores por Ficha'],
    ['instructors', 'juicios', 'es un Reporte de Instructores por Ficha'],
  ] as const)('are reported as another kind: %s instead of %s', async (name, kind, sentence) => {
    await expect(errorOf(fixture(name), [kind])).resolves.toMatchObject({
      code: 'wrong_kind',
      message: expect.stringContaining(sentence),
    })
  })

  it('are reported if no heading is known', async () => {
    const other = spreadsheet('notas.xls', [
      ['Curso', 'Nota'],
      ['Uno', 5],
    ])
    await expect(errorOf(other, ['juicios'])).resolves.toMatchObject({ code: 'header_not_found' })
    await expect(errorOf(spreadsheet('vacío.xls', []), ['juicios'])).resolves.toMatchObject({
      code: 'header_not_found',
    })
    await expect(errorOf(webPage(), ['juicios'])).resolves.toMatchObject({ code: 'page_saved' })
  })

  it.each(['judgmentsExcelCsv', 'judgmentsSheetsCsv'] as const)('include %s truncated anywhere', async (name) => {
    const { bytes } = fixture(name)
    // From the second person on: a report of one person can be complete.
    for (let cut = Math.ceil(bytes.length / 8); cut < bytes.length - 40; cut += 1009)
      await expect(errorOf(truncated(name, cut), ['juicios'])).resolves.toMatchObject({ code: 'file_damaged' })
    const lineEnd = bytes.lastIndexOf('\n', bytes.length - 2) + 1
    await expect(errorOf(truncated(name, lineEnd), ['juicios'])).resolves.toMatchObject({ code: 'file_damaged' })
  })

  it('are reported with a heading that occurs twice', async () => {
    await expect(errorOf(withCell('judgments', 13, 8, 'ESTADO'), ['juicios'])).resolves.toMatchObject({
      code: 'header_repeated',
      params: { fila: 13, columna: 'E', otra_columna: 'I', valor: 'ESTADO' },
    })
  })

  it.each(['xlsx', 'csv'])(
    'are reported if a table in a file .%s is larger than any report, with its size',
    async (format) => {
      const name = `largo.${format}`
      const long: Cell[][] = [['Competencia', 'Resultado de Aprendizaje']]
      for (let i = 0; i < 20_000; i++) long.push(['1 - A', `${i} - B`])
      const text = { name, bytes: Buffer.from(long.map((row) => `${row.join(';')}\n`).join('')) }
      await expect(
        errorOf(format === 'csv' ? text : spreadsheet(name, long, 'xlsx'), ['programa']),
      ).resolves.toMatchObject({
        code: 'too_many_rows',
        message: expect.stringMatching(/tiene 20\.001 filas y se leen hasta 20\.000/),
      })
    },
  )

  it('are reported if one line of a text file has more cells than any report', async () => {
    const bytes = Buffer.from('x;'.repeat(1_500_000))
    await expect(errorOf({ name: 'ancho.csv', bytes }, ['juicios'])).resolves.toMatchObject({
      code: 'too_many_cells',
      params: { total: 1_500_000 },
    })
  })

  it.each<[string, Cell[][], string]>([
    ['attendance', [['REGISTRO DE ASISTENCIA'], ['Documento', 'Nombres', 'Apellidos', 1, 2, 3]], 'asistencia'],
    ['attendance without a title', [['Documento', 'Nombres', 'Apellidos', 1, 2, 3, 4, 5, 6]], 'asistencia'],
    [
      'planning',
      [['Fase', 'Actividad', 'Competencia', 'Resultado de Aprendizaje', 'Evidencia', 'Técnica', 'Ambiente']],
      'planeación',
    ],
    ['PE-04', [['PE-04_FORMACION'], Array.from({ length: 52 }, (_, i) => `COLUMNA_${i}`)], 'PE-04'],
  ])('are reported by their kind: %s', async (_, rows, name) => {
    for (const kind of ['aprendices', 'programa'] as const)
      await expect(errorOf(spreadsheet('otro.xlsx', rows, 'xlsx'), [kind])).resolves.toMatchObject({
        code: 'wrong_kind',
        params: { recibido: expect.stringContaining(name) },
      })
  })

  it('are reported if none of 121 headings is known', async () => {
    const wide = spreadsheet('ancho.xls', [Array.from({ length: 121 }, (_, i) => `Semana ${i}`)])
    await expect(errorOf(wide, ['programa'])).resolves.toMatchObject({ code: 'header_not_found' })
  })

  it.each(['32O0001', 320, 3200.001, '123456789012', '320 - PROGRAMA'])(
    'are reported if the ficha number is invalid: %s',
    async (value) => {
      for (const [name, row, kind] of [
        ['judgments', 3, 'juicios'],
        ['apprentices', 2, 'aprendices'],
      ] as const)
        await expect(errorOf(withCell(name, row, 2, value), [kind])).resolves.toMatchObject({
          code: 'report_ficha_invalid',
          params: { celda: `C${row}`, valor: String(value) },
        })
    },
  )

  it('are reported if the report date is invalid or missing', async () => {
    for (const value of ['99/99/2026', '11/14/2026', 'ayer', 7])
      await expect(errorOf(withCell('judgments', 2, 2, value), ['juicios'])).resolves.toMatchObject({
        code: 'report_date_invalid',
        params: { celda: 'C2', valor: String(value) },
      })
    const missing = { code: 'report_date_missing' }
    await expect(errorOf(withCell('judgments', 2, 2, null), ['juicios'])).resolves.toMatchObject(missing)
    await expect(errorOf(withCell('apprentices', 4, 2, null), ['aprendices'])).resolves.toMatchObject(missing)
  })
})

describe('rejected rows', () => {
  const rejected = async (file: SpreadsheetFile, kind: ImportKind) => (await readFileOf(file, [kind])).rejected

  it('are reported with row, column and value of an invalid document number', async () => {
    const problem = {
      columna: 'Número de Documento',
      valor: '10-A',
      code: 'document_invalid',
      motivo: '«10-A» no es un número de documento: corríjalo; se esperaban de 5 a 15 dígitos.',
    }
    await expect(rejected(badDocumentInJudgments(), 'juicios')).resolves.toMatchObject([{ fila: 15, ...problem }])
    await expect(rejected(badDocumentInApprentices(), 'aprendices')).resolves.toMatchObject([{ fila: 7, ...problem }])
  })

  it.each([
    [
      'judgments',
      'juicios',
      'duplicate_judgment',
      'el aprendiz 1900099001 ya tiene este resultado en la fila 14: deje una sola.',
    ],
    ['apprentices', 'aprendices', 'duplicate_person', 'el documento 1900099001 ya está en la fila 6: deje una sola.'],
    ['program', 'programa', 'duplicate_outcome', 'el resultado 700801 ya está en la fila 2: deje una sola.'],
  ] as const)('include repeated rows in %s', async (name, kind, code, motivo) => {
    const { file, fila } = repeatedRow(name)
    await expect(rejected(file, kind)).resolves.toMatchObject([{ fila, code, motivo }])
  })

  it.each([
    ['apprentices', 6, 1, null, 'aprendices', 'document_missing', ''],
    ['apprentices', 6, 2, null, 'aprendices', 'name_missing', 'Nombre'],
    ['apprentices', 6, 6, null, 'aprendices', 'state_missing', 'Estado'],
    ['apprentices', 6, 2, '#REF!', 'aprendices', 'name_invalid', 'Nombre'],
    ['apprentices', 6, 2, 'TRUE', 'aprendices', 'name_invalid', 'Nombre'],
    ['apprentices', 6, 3, 12345, 'aprendices', 'name_invalid', 'Apellidos'],
    ['apprentices', 6, 3, 'R\ufffdOS', 'aprendices', 'letters_lost', 'Apellidos'],
    ['apprentices', 6, 6, '#N/A', 'aprendices', 'cell_unreadable', 'Estado'],
    ['apprentices', 6, 1, '0000000', 'aprendices', 'document_invalid', 'Número de Documento'],
    ['apprentices', 6, 1, 1900099001.5, 'aprendices', 'document_invalid', 'Número de Documento'],
    ['apprentices', 6, 2, 'A'.repeat(101), 'aprendices', 'text_too_long', 'Nombre'],
    ['program', 2, 0, 'Regar', 'programa', 'competency_invalid', 'Competencia'],
    ['program', 2, 1, '02 Regar', 'programa', 'outcome_invalid', 'Resultado de Aprendizaje'],
    ['program', 2, 1, `1 - ${'A'.repeat(2001)}`, 'programa', 'text_too_long', 'Resultado de Aprendizaje'],
    ['judgments', 14, 9, 'ayer', 'juicios', 'date_invalid', 'Fecha y Hora del Juicio Evaluativo'],
    ['judgments', 14, 7, 'NO  APROBADO.', 'juicios', 'judgment_unknown', 'Juicio de Evaluación'],
  ] as const)(
    'are reported in %s: row %i, column %i (case %#)',
    async (name, row, column, value, kind, code, heading) => {
      const problems = await rejected(withCell(name, row, column, value), kind)
      expect(problems).toMatchObject([{ fila: row, code, columna: heading || expect.any(String) }])
      expect(problems[0]?.valor.length).toBeLessThanOrEqual(200)
    },
  )

  it('do not affect the other rows', async () => {
    const report = await readFileOf(unknownJudgment(), ['juicios'])
    expect(report.rejected).toMatchObject([{ fila: 14, code: 'judgment_unknown', valor: 'CASI APROBADO' }])
    expect(report.judgments).toHaveLength(report.filas - 1)
  })
})
