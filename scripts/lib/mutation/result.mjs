import { leastOf } from './rules.mjs'

/** @typedef {{ fileName: string, status: string, statusReason?: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant */
/** @typedef {{ folder: string, least: number, mutants: number, killed: number, survived: number, timedOut: number, equivalent: number, percent: number }} Row */

/** @param {Mutant[]} mutants @param {...string} statuses */
const count = (mutants, ...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length

/**
 * A line of the final table. What does not end is noticed too; what no spec runs survives. Equivalent mutants, and those
 * that do not compile, are not counted.
 * @param {string} folder
 * @param {number} least
 * @param {Mutant[]} mutants
 * @returns {Row}
 */
export function rowOf(folder, least, mutants) {
  const killed = count(mutants, 'Killed')
  const timedOut = count(mutants, 'Timeout')
  const survived = count(mutants, 'Survived', 'NoCoverage')
  const counted = killed + timedOut + survived
  const percent = counted === 0 ? 100 : (100 * (killed + timedOut)) / counted
  return { folder, least, mutants: counted, killed, survived, timedOut, equivalent: count(mutants, 'Ignored'), percent }
}

/**
 * The lines of a folder: one for what is to be noticed usually, one for the strict rest.
 * @param {string} folder
 * @param {Mutant[]} mutants
 */
export const rowsOf = (folder, mutants) =>
  [85, 95]
    .map((least) =>
      rowOf(
        folder,
        least,
        mutants.filter(({ fileName }) => leastOf(fileName) === least),
      ),
    )
    .filter((row) => row.mutants + row.equivalent > 0)

/** @param {Row} row */
export const isEnough = (row) => row.percent >= row.least

/** @param {Row[]} rows */
export const tableOf = (rows) =>
  [
    ['folder', 'mutants', 'killed', 'survived', 'timed out', 'equivalent', '%', 'at least'],
    ...rows.map((row) => [
      row.folder,
      ...[row.mutants, row.killed, row.survived, row.timedOut, row.equivalent].map(String),
      row.percent.toFixed(1),
      `${row.least}${isEnough(row) ? '' : ' MISSED'}`,
    ]),
  ]
    .map((cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(10))).join(' '))
    .join('\n')

/** @param {Mutant[]} mutants what no spec noticed, a line each, to be read beside the code */
export const survivorsOf = (mutants) =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(
      ({ fileName, location, mutatorName, replacement = '', status }) =>
        `${fileName}:${location.start.line} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}${status === 'NoCoverage' ? ' (no spec runs it)' : ''}`,
    )

/**
 * What is known from a former run, without what survived: a spec may notice it by now, and Stryker does not see that for
 * what runs when a file is loaded.
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
