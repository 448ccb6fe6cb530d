import { cutText } from '@fichero/contract/text'
import type { CodeAndName } from './cells.js'
import { codeAndText, competencyOf } from './cells.js'
import { signInCode } from './hidden-sign.js'
import { type Reading, readingOf, withoutOrdinals } from './ordinals.js'
import { perCell } from './per-cell.js'
import type { Problems } from './problems.js'
import type { OutcomeRecord } from './records.js'
import { textKey } from './same-text.js'
import type { Cell } from './sheet.js'
import { cellOf, type Table, type TableRow } from './table.js'

/** Longer than any text of SOFIA. */
const MAX_TEXT = 2_000
const MAX_SHOWN = 200

type Field = 'competencia' | 'resultado'

interface Outcome {
  codigo: string
  reading: Reading
}

interface Found {
  fila: number
  competency: CodeAndName
  outcome: Outcome
}

/** The text that a code has in its first row, and the values that say the same. */
interface Named<T> {
  fila: number
  texts: string[]
  known: Set<T>
}

/** Reads the distinct learning outcomes of a table with their competencies. */
export class DesignReader {
  private readonly found = new Map<string, Found>()
  private readonly competencies = new Map<string, Named<CodeAndName>>()
  private readonly outcomes = new Map<string, Named<Outcome>>()
  private readonly competencyOf = perCell(competencyOf)
  private readonly outcomeOf = perCell(outcomeOf)

  constructor(
    private readonly table: Table,
    private readonly problems: Problems,
  ) {}

  /** In file order. Only all outcomes of a competency show whether their texts begin with ordinals. */
  get records(): OutcomeRecord[] {
    const groups = new Map<string, Found[]>()
    for (const one of this.found.values()) {
      const group = groups.get(one.competency.codigo)
      if (group) group.push(one)
      else groups.set(one.competency.codigo, [one])
    }
    const records = [...groups.values()].flatMap((group) => {
      const texts = withoutOrdinals(group.map(({ outcome }) => outcome.reading))
      return group.map(({ fila, competency, outcome: { codigo } }, index): OutcomeRecord => {
        const { text, otherwise } = texts[index]!
        return { fila, competency, outcome: { codigo, nombre_rae: text }, otherwise }
      })
    })
    return records.toSorted((a, b) => a.fila - b.fila)
  }

  /** Returns where the row's outcome is first, or null if the row is rejected because of it. */
  read(row: TableRow): { fila: number; codigo: string } | null {
    const competency = this.competencyOf(cellOf(this.table, row, 'competencia'))
    const outcome = this.outcomeOf(cellOf(this.table, row, 'resultado'))
    if (!competency) return this.notRead('competency_invalid', row, 'competencia')
    if (!outcome) return this.notRead('outcome_invalid', row, 'resultado')
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

  /** Whether the row gives a code the text that it has in its first row. */
  private agrees<T extends { codigo: string }>(
    names: Map<string, Named<T>>,
    value: T,
    texts: string[],
    row: TableRow,
    field: Field,
  ): boolean {
    const first = names.get(value.codigo)
    if (first?.known.has(value)) return true
    if (!first) {
      names.set(value.codigo, { fila: row.fila, texts, known: new Set([value]) })
      return true
    }
    const keys = new Set(first.texts.map(textKey))
    const isSame = texts.some((text) => keys.has(textKey(text)))
    if (isSame) first.known.add(value)
    else
      this.problems.reject('text_contradicts', row, field, {
        codigo: value.codigo,
        otra_fila: first.fila,
        otro: cutText(first.texts[0] ?? '', MAX_SHOWN),
      })
    return isSame
  }

  /** Says so where only a sign that nobody sees keeps the cell from being read. */
  private notRead(code: 'competency_invalid' | 'outcome_invalid', row: TableRow, field: Field): null {
    const signo = signInCode(cellOf(this.table, row, field))
    if (signo === null) return this.reject(code, row, field)
    this.problems.reject('hidden_sign', row, field, { signo })
    return null
  }

  private reject(code: Parameters<Problems['reject']>[0], row: TableRow, field: Field): null {
    this.problems.reject(code, row, field, code === 'text_too_long' ? { max: MAX_TEXT } : undefined)
    return null
  }
}

function outcomeOf(cell: Cell | undefined): Outcome | null {
  const found = codeAndText(cell)
  return found && { codigo: found.codigo, reading: readingOf(found.texto) }
}
