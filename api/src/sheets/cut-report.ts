import type { JudgmentsReport } from './records.js'

/**
 * A judgments report holds every outcome for every person, so one whose last person alone lacks the last outcomes was
 * cut between two lines. Nothing else in a CSV tells.
 */
export function lacksItsEnd({ judgments, people, design, rejected }: JudgmentsReport): boolean {
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
