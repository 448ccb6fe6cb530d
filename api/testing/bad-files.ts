import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { type FixtureName, fixture } from './fixtures.js'
import { edited } from './spreadsheets.js'
import { zipOf } from './zip-by-hand.js'

// Files that an import must reject, made in memory from the fixtures. Row numbers are those of the spreadsheet.

/** Row numbers of the header and of the first data row, by report. */
export const ROWS = {
  judgments: { header: 13, first: 14 },
  apprentices: { header: 5, first: 6 },
  program: { header: 1, first: 2 },
}

const MB = 1024 * 1024

/** The first `length` bytes of a fixture. */
export function truncated(name: FixtureName, length: number): SpreadsheetFile {
  const file = fixture(name)
  return { name: file.name, bytes: file.bytes.subarray(0, length) }
}

/** A fixture with one cell replaced; `column` counts from 0. */
export function withCell(
  name: FixtureName,
  row: number,
  column: number,
  value: string | number | null,
): SpreadsheetFile {
  return edited(name, (rows) => {
    rows[row - 1]![column] = value
  })
}

/** Row 15, column Número de Documento: `10-A`. */
export const badDocumentInJudgments = () => withCell('judgments', 15, 1, '10-A')
/** Row 7, column Número de Documento: `10-A`. */
export const badDocumentInApprentices = () => withCell('apprentices', 7, 1, '10-A')
/** Row 13, column H: `Nota` instead of Juicio de Evaluación. */
export const unknownHeadingInJudgments = () => withCell('judgments', ROWS.judgments.header, 7, 'Nota')
/** Row 5, column C: `Mascota` instead of Nombre. */
export const unknownHeadingInApprentices = () => withCell('apprentices', ROWS.apprentices.header, 2, 'Mascota')
/** Row 1, column B: `Logro` instead of Resultado de Aprendizaje. */
export const unknownHeadingInProgram = () => withCell('program', ROWS.program.header, 1, 'Logro')
/** Row 13 without the heading Juicio de Evaluación. */
export const missingHeadingInJudgments = () => withCell('judgments', ROWS.judgments.header, 7, null)
/** The judgments report with another ficha number in row 3. */
export const judgmentsOfFicha = (nroFicha: number) => withCell('judgments', 3, 2, nroFicha)
/** The apprentices report with another ficha number in row 2. */
export const apprenticesOfFicha = (nroFicha: number) => withCell('apprentices', 2, 2, `${nroFicha} - OTRO PROGRAMA`)
/** Row 14, column Juicio de Evaluación: `CASI APROBADO`. */
export const unknownJudgment = () => withCell('judgments', ROWS.judgments.first, 7, 'CASI APROBADO')
/** Row 14, column Resultado de Aprendizaje: an outcome that no design has. */
export const unknownOutcome = () =>
  withCell('judgments', ROWS.judgments.first, 6, '999999 - 01  UN RESULTADO QUE NO ESTÁ EN EL DISEÑO')

/** The first data row repeated at the end; `fila` is the row number of the copy. */
export function repeatedRow(name: 'judgments' | 'apprentices' | 'program'): { file: SpreadsheetFile; fila: number } {
  let fila = 0
  const file = edited(name, (rows) => {
    fila = rows.push([...rows[ROWS[name].first - 1]!])
  })
  return { file, fila }
}

/** Title, preamble and header without data rows. */
export const withoutRows = (name: keyof typeof ROWS) =>
  edited(name, (rows) => {
    rows.length = ROWS[name].header
  })

/** A saved web page without a table. */
export const webPage = (name = 'reporte.xls'): SpreadsheetFile => ({
  name,
  bytes: Buffer.from('<html><body><form>Su sesión terminó; ingrese su documento, su contraseña</form></body></html>'),
})

/** A PNG under the name of a workbook. */
export const picture = (name = 'foto.xlsx'): SpreadsheetFile => ({
  name,
  bytes: Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex'),
})

/** A valid archive without a workbook. */
export const document = (name = 'carta.docx'): SpreadsheetFile => ({
  name,
  bytes: zipOf([{ name: 'word/document.xml', data: Buffer.from('<w:document/>') }]),
})

const bombWith = (declared?: number): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
    { name: 'xl/workbook.xml', data: Buffer.from('<workbook/>') },
    { name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(80 * MB), declared },
  ])

/** 80 KB that unpack to 80 MB of zeros. */
export const zipBomb = (name = 'reporte.xlsx'): SpreadsheetFile => ({ name, bytes: bombWith() })
/** Like `zipBomb`, but the directory of the archive declares 4 KB. */
export const misdeclaredZipBomb = (name = 'reporte.xlsx'): SpreadsheetFile => ({ name, bytes: bombWith(4096) })
