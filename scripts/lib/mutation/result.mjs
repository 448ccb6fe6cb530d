import { thresholdOf } from './rules.mjs'

/**
 * @typedef {{
 *   fileName: string, status: string, statusReason?: string, mutatorName: string, replacement?: string,
 *   location: { start: { line: number } }
 * }} Mutant
 */
/**
 * A row of the final table. `threshold` is in percent.
 * @typedef {{
 *   folder: string, threshold: number, mutants: number, killed: number, survived: number, timedOut: number, equivalent: number,
 *   percent: number
 * }} Row
 */

/** @param {Mutant[]} mutants @param {...string} statuses */
const count = (mutants, ...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length

/**
 * Returns a row of the final table. Mutants that time out count as killed, mutants without coverage as survived. Equivalent
 * mutants, and those that do not compile, are not counted.
 * @param {string} folder
 * @param {number} threshold
 * @param {Mutant[]} mutants
 * @returns {Row}
 */
export function rowOf(folder, threshold, mutants) {
  const killed = count(mutants, 'Killed')
  const timedOut = count(mutants, 'Timeout')
  const survived = count(mutants, 'Survived', 'NoCoverage')
  const counted = killed + timedOut + survived
  const percent = counted === 0 ? 100 : (100 * (killed + timedOut)) / counted
  return {
    folder,
    threshold,
    mutants: counted,
    killed,
    survived,
    timedOut,
    equivalent: count(mutants, 'Ignored'),
    percent,
  }
}

/**
 * Returns the rows of a folder: one for files with the usual threshold, one for files with the strict threshold.
 * @param {string} folder
 * @param {Mutant[]} mutants
 */
export const rowsOf = (folder, mutants) =>
  [85, 95]
    .map((threshold) =>
      rowOf(
        folder,
        threshold,
        mutants.filter(({ fileName }) => thresholdOf(fileName) === threshold),
      ),
    )
    .filter((row) => row.mutants + row.equivalent > 0)

/** @param {Row} row */
export const reachesThreshold = (row) => row.percent >= row.threshold

/** @param {Row[]} rows */
export const tableOf = (rows) =>
  [
    ['folder', 'mutants', 'killed', 'survived', 'timed out', 'equivalent', '%', 'at least'],
    ...rows.map((row) => [
      row.folder,
      ...[row.mutants, row.killed, row.survived, row.timedOut, row.equivalent].map(String),
      row.percent.toFixed(1),
      `${row.threshold}${reachesThreshold(row) ? '' : ' MISSED'}`,
    ]),
  ]
    .map((cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(10))).join(' '))
    .join('\n')

/** Returns a line for each survived mutant. @param {Mutant[]} mutants */
export const survivorsOf = (mutants) =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(
      ({ fileName, location, mutatorName, replacement = '', status }) =>
        `${fileName}:${location.start.line} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}${status === 'NoCoverage' ? ' (no spec runs it)' : ''}`,
    )

/**
 * Removes survived mutants from the results of an earlier run, so that they run again: a changed spec may kill them,
 * which Stryker does not detect for code that runs when a file is loaded.
 * @template {{ files: Record<string, { mutants: { status: string }[] }> }} Report
 * @param {Report} report
 * @returns {Report}
 */
export const withoutSurvivors = (report) => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([name, file]) => [
      name,
      { ...file, mutants: file.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage') },
    ]),
  ),
})
