import type { JudgmentsReport } from './records.js'

/**
 * A judgments report has every outcome for every person. If only the last person lacks the last outcomes, the file was
 * truncated between two lines; a CSV has no other sign of it.
 */
export function isTruncatedReport({ judgments, people, design, rejected }: JudgmentsReport): boolean {
  const last = judgments.at(-1)?.nro_documento
  if (people.length < 2 || rejected.length > 0) return false
  const ofLast = judgments.filter((judgment) => judgment.nro_documento === last)
  const othersAreWhole = judgments.length - ofLast.length === (people.length - 1) * design.length
  return (
    othersAreWhole &&
    ofLast.length < design.length &&
    ofLast.every((judgment, i) => judgment.resultado === design[i]?.outcome.codigo)
  )
}
