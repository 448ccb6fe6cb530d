import type { EntityManager } from 'typeorm'
import { applyDesign } from '../../areas/programs/apply-design.js'
import { designOf } from '../../areas/programs/design.js'
import { insertRows } from '../../database/bulk-write.js'
import { searchable } from '../../database/searchable.js'
import type { OutcomeRecord } from '../../files/spreadsheet-reader/records.js'
import { idsBy } from './ids-by.js'
import {
  COMPETENCY_VERBS,
  OUTCOME_ENDINGS,
  OUTCOME_VERBS,
  PROGRAM_TEXTS,
  type ProgramText,
  SHARED_SUBJECTS,
} from './program-texts.js'

/** A stored program of the demonstration data. */
export interface DemoProgram {
  id: number
  total_horas: number
  total_resultados: number
  /** Outcome ids in the order of the design. */
  outcomes: number[]
}

/** Inserts the programs of `PROGRAM_TEXTS` with their designs. */
export async function insertPrograms(manager: EntityManager): Promise<DemoProgram[]> {
  await insertRows(
    manager,
    'programa',
    PROGRAM_TEXTS.map(({ codigo, version, nombre, nivel, total_horas, competencias, resultados }) => ({
      codigo,
      version,
      nombre_programa: nombre,
      total_horas,
      nivel,
      estado: 'habilitado',
      total_competencias: competencias,
      total_resultados: resultados,
      busqueda: searchable(nombre, codigo),
    })),
  )
  const ids = await idsBy(manager, 'programa', 'codigo')
  const programs: DemoProgram[] = []
  for (const [position, text] of PROGRAM_TEXTS.entries()) {
    const id = ids.get(text.codigo) ?? 0
    await applyDesign(manager, id, designText(text, position))
    const outcomes = (await designOf(manager, id)).map((row) => row.id)
    programs.push({ id, total_horas: text.total_horas, total_resultados: text.resultados, outcomes })
  }
  return programs
}

/** Distributes the outcomes evenly over the competencies. */
function designText({ competencias, resultados, temas }: ProgramText, position: number): OutcomeRecord[] {
  const subjects = [...SHARED_SUBJECTS, ...temas, ...temas.map((tema) => `${tema} DEL SECTOR`)].slice(0, competencias)
  return Array.from({ length: resultados }, (_, index) => {
    const competency = Math.floor((index * competencias) / resultados)
    const subject = pick(subjects, competency)
    return {
      fila: index + 2,
      competency: {
        codigo: String(71_000 + position * 100 + competency),
        nombre: `${pick(COMPETENCY_VERBS, competency + position)} ${subject} EN EL ENTORNO LABORAL`,
      },
      outcome: {
        codigo: String(710_000 + position * 1000 + index),
        nombre_rae: `${pick(OUTCOME_VERBS, index)} ${subject} ${pick(OUTCOME_ENDINGS, index * 3 + position)}`,
      },
      otherReading: null,
    }
  })
}

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? ''
