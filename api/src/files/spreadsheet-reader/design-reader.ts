import { cutText } from '@fichero/contract/text'
import type { CodeAndName } from './cells.js'
import { cleanText, codeAndText, competencyOf } from './cells.js'
import { memoizeByCell } from './memoize-by-cell.js'
import { type Reading, readingOf, withoutOrdinals } from './ordinals.js'
import type { OutcomeRecord } from './records.js'
import type { RowProblemList } from './row-problem-list.js'
import { textKey } from './same-text.js'
import { codesIn } from './several-codes.js'
import type { Cell } from './sheet.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

/** No competency and no outcome of SOFIA has a longer text. */
const MAX_TEXT = 2_000
/** Maximum length of a text in an error message. */
const MAX_SHOWN = 200

type Field = 'competencia' | 'resultado'

/** A learning outcome as a cell names it. */
interface Outcome {
  codigo: string
  reading: Reading
}

/** The first row of an outcome. */
interface Found {
  fila: number
  competency: CodeAndName
  outcome: Outcome
}

/** The texts that a code has in its first row. `agreeing`: cell values already found to have the same code and text. */
interface TextsOfCode<T> {
  fila: number
  texts: string[]
  agreeing: Set<T>
}

/** Reads the distinct learning outcomes of a table with their competencies. */
export class DesignReader {
  private readonly found = new Map<string, Found>()
  private readonly competencies = new Map<string, TextsOfCode<CodeAndName>>()
  private readonly outcomes = new Map<string, TextsOfCode<Outcome>>()
  private readonly competencyOf = memoizeByCell(competencyOf)
  private readonly outcomeOf = memoizeByCell(outcomeOf)
  private readonly hasSeveralCodes = memoizeByCell((cell) => codesIn(cell).length > 1)

  constructor(
    private readonly table: Table,
    private readonly problems: RowProblemList,
  ) {}

  /** The outcomes in file order, without ordinals, which are only recognised when all outcomes of a competency are read. */
  get records(): OutcomeRecord[] {
    const groups = new Map<string, Found[]>()
    for (const found of this.found.values()) {
      const group = groups.get(found.competency.codigo)
      if (group) group.push(found)
      else groups.set(found.competency.codigo, [found])
    }
    const records = [...groups.values()].flatMap((group) => {
      const texts = withoutOrdinals(group.map(({ outcome }) => outcome.reading))
      return group.map(({ fila, competency, outcome: { codigo } }, index): OutcomeRecord => {
        const { text, otherReading } = texts[index]!
        return { fila, competency, outcome: { codigo, nombre_rae: text }, otherReading }
      })
    })
    return records.toSorted((a, b) => a.fila - b.fila)
  }

  /** Returns the outcome's code and its first row, or null if this row is rejected. */
  read(row: TableRow): { fila: number; codigo: string } | null {
    for (const field of ['competencia', 'resultado'] as const)
      if (this.hasSeveralCodes(cellOf(this.table, row, field))) return this.reject('several_codes', row, field)
    const competency = this.competencyOf(cellOf(this.table, row, 'competencia'))
    const outcome = this.outcomeOf(cellOf(this.table, row, 'resultado'))
    if (!competency) return this.rejectUnreadable('competency_invalid', row, 'competencia')
    if (!outcome) return this.rejectUnreadable('outcome_invalid', row, 'resultado')
    const { whole, cut } = outcome.reading
    if (competency.nombre.length > MAX_TEXT) return this.reject('text_too_long', row, 'competencia')
    if (whole.length > MAX_TEXT) return this.reject('text_too_long', row, 'resultado')
    const { codigo } = outcome
    const known = this.found.get(codigo)
    if (known && known.competency.codigo !== competency.codigo) {
      const params = { resultado: codigo, otra_fila: known.fila, otra: known.competency.codigo }
      this.problems.reject('outcome_contradicts', row, 'competencia', params)
      return null
    }
    if (!this.agrees(this.competencies, competency, [competency.nombre], row, 'competencia')) return null
    if (!this.agrees(this.outcomes, outcome, cut === null ? [whole] : [whole, cut], row, 'resultado')) return null
    if (!known) this.found.set(codigo, { fila: row.fila, competency, outcome })
    return { fila: known?.fila ?? row.fila, codigo }
  }

  /** Returns whether the code has the same text as in its first row; otherwise rejects the row. */
  private agrees<T extends { codigo: string }>(
    names: Map<string, TextsOfCode<T>>,
    value: T,
    texts: string[],
    row: TableRow,
    field: Field,
  ): boolean {
    const first = names.get(value.codigo)
    if (first?.agreeing.has(value)) return true
    if (!first) {
      names.set(value.codigo, { fila: row.fila, texts, agreeing: new Set([value]) })
      return true
    }
    const keys = new Set(first.texts.map(textKey))
    const isSame = texts.some((text) => keys.has(textKey(text)))
    if (isSame) first.agreeing.add(value)
    else
      this.problems.reject('text_contradicts', row, field, {
        codigo: value.codigo,
        otra_fila: first.fila,
        otro: cutText(first.texts[0] ?? '', MAX_SHOWN),
      })
    return isSame
  }

  /** Reports an invisible character if it is the only reason why the cell cannot be read. */
  private rejectUnreadable(code: 'competency_invalid' | 'outcome_invalid', row: TableRow, field: Field): null {
    const signo = signInCode(cellOf(this.table, row, field))
    if (signo === null) return this.reject(code, row, field)
    this.problems.reject('hidden_sign', row, field, { signo })
    return null
  }

  private reject(code: Parameters<RowProblemList['reject']>[0], row: TableRow, field: Field): null {
    this.problems.reject(code, row, field, code === 'text_too_long' ? { max: MAX_TEXT } : undefined)
    return null
  }
}

function outcomeOf(cell: Cell | undefined): Outcome | null {
  const found = codeAndText(cell)
  return found && { codigo: found.codigo, reading: readingOf(found.texto) }
}

const HIDDEN = /\p{Cf}/u

/** Returns the invisible character, as `U+200B`, without which the cell would be readable; null if there is none. */
export function signInCode(cell: Cell | undefined): string | null {
  const sign = typeof cell === 'string' ? HIDDEN.exec(cell)?.[0] : undefined
  if (sign === undefined || competencyOf(cleanText(cell)) === null) return null
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
