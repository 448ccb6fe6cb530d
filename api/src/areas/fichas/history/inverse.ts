import type { Detail, JudgmentDiff } from '../../../files/import-records/import-detail.entity.js'

interface Change<Row> {
  antes: Row | null
  despues: Row | null
}

/** Swaps the values before and after a change. */
const inverted = <Row, T extends Change<Row>>(change: T): T => ({
  ...change,
  antes: change.despues,
  despues: change.antes,
})

/** Returns the judgment changes that undo the judgment changes of an import. */
export const inverseDiffs = (diffs: JudgmentDiff[]): JudgmentDiff[] => diffs.map(inverted)

/** Returns the changes that undo the other changes of an import. */
export const inverseDetail = (detail: Detail): Detail => ({
  creacion: false,
  personas: detail.personas.map(inverted),
  matriculas: detail.matriculas.map(inverted),
  documentos: detail.documentos.map((change) => ({ ...change, antes: change.despues, despues: change.antes })),
  titulares: detail.titulares.map(inverted),
  retirados: inverseDiffs(detail.retirados),
  nombres: detail.nombres,
})
