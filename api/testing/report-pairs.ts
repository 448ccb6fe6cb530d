import { JUDGMENTS } from '@fichero/contract/enums'
import type { DesignRow } from '../src/areas/programs/design.js'
import type { JudgmentRecord, PersonRecord } from '../src/files/spreadsheet-reader/records.js'
import { Random } from '../src/operations/demo/random.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from './typed-reports.js'

const STATES = ['EN FORMACION', 'EN FORMACION', 'CONDICIONADO', 'CANCELADO', 'TRASLADADO'] as const
const NAMES = ['LUZ', 'ANA', 'LUZ MARINA', 'ÓSCAR IVÁN'] as const
const SURNAMES = ['SOTO PEÑA', 'RÍOS', 'DE LA ROSA', 'QUINTERO DÍAZ'] as const

type FichaReport = ReturnType<typeof apprenticesReport> | ReturnType<typeof judgmentsReport>

/** Two reports of one ficha. */
export interface ReportPair {
  first: FichaReport
  /** A later report of the same ficha, with other people, numbers, names and judgments, in another order, or truncated. */
  second: FichaReport
  /** People in both reports whose document number changed: the new number by the former one. */
  renumbered: Map<string, string>
}

/** Returns two reports of one ficha from a seed. Different seeds have different document numbers. */
export function reportPair(seed: number, design: DesignRow[], nro_ficha: number): ReportPair {
  const random = new Random(seed)
  let last = 10_000_000 + seed * 100
  const document = () => String(++last)
  const personOf = (nro_documento: string): PersonRecord =>
    personRecord(nro_documento, { nombre: random.of(NAMES), apellido: random.of(SURNAMES), estado: random.of(STATES) })
  const people = Array.from({ length: random.between(2, 12) }, () => personOf(document()))
  const judged = (all: PersonRecord[]) =>
    all.flatMap(({ nro_documento }) =>
      design.map(({ codigo }) => judgmentRecord(nro_documento, codigo, random.of([...JUDGMENTS, 'APROBADO', null]))),
    )
  const head = { nro_ficha, fila_ficha: 3 }
  const first = judgmentsReport(design, judged(people), { ...head, people, fecha_reporte: '2026-05-02' })

  const renumbered = new Map<string, string>()
  // Some pairs differ little, like the reports of two successive weeks, and some in almost everything.
  const share = random.of([0, 0.1, 0.1, 0.3])
  const happens = () => random.next() < share
  const staying = people.flatMap((person): PersonRecord[] => {
    if (happens()) return []
    const changed = { ...person, estado: happens() ? random.of(STATES) : person.estado }
    if (happens()) changed.nombre = random.of(NAMES)
    if (happens()) {
      changed.nro_documento = document()
      renumbered.set(person.nro_documento, changed.nro_documento)
      if (happens()) [changed.nombre, changed.apellido] = [changed.apellido.toLowerCase(), changed.nombre]
    }
    return [changed]
  })
  const added = Array.from({ length: happens() ? random.between(1, 3) : 0 }, () => personOf(document()))
  const all = [...staying, ...added]
  if (happens()) all.reverse()
  const header = { ...head, fecha_reporte: random.of(['2026-05-02', '2026-05-09']) }
  if (random.next() < 0.3) return { first, second: apprenticesReport(all, header), renumbered }
  let judgments: JudgmentRecord[] = judged(all)
  if (happens()) judgments = judgments.slice(0, random.between(0, judgments.length))
  const listed = new Set(judgments.map(({ nro_documento }) => nro_documento))
  const second = judgmentsReport(design, judgments, {
    ...header,
    people: all.filter(({ nro_documento }) => listed.has(nro_documento)),
  })
  return { first, second, renumbered }
}
