import type { Detail, JudgmentDiff } from '../../imports/import-detail.entity.js'

interface Change<Row> {
  antes: Row | null
  despues: Row | null
}

const turned = <Row, T extends Change<Row>>(change: T): T => ({
  ...change,
  antes: change.despues,
  despues: change.antes,
})

/** The judgments of an import as undoing it changes them. */
export const inverseDiffs = (diffs: JudgmentDiff[]): JudgmentDiff[] => diffs.map(turned)

/** The rest of an import as undoing it changes it. */
export const inverseDetail = (detail: Detail): Detail => ({
  creacion: false,
  personas: detail.personas.map(turned),
  matriculas: detail.matriculas.map(turned),
  documentos: detail.documentos.map((change) => ({ ...change, antes: change.despues, despues: change.antes })),
  titulares: detail.titulares.map(turned),
  retirados: inverseDiffs(detail.retirados),
  nombres: detail.nombres,
})
