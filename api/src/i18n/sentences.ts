import type { Language } from '@fichero/contract/enums'
import type { ErrorCode, Params } from '@fichero/contract/errors'
import type { FieldErrorCode, IncompleteFormCode } from '@fichero/contract/field-errors'
import { tenseOf } from '@fichero/contract/import-changes'
import type { ImportsAnswer } from '@fichero/contract/import-history.schema'
import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import type { Tense } from '@fichero/contract/row-problems'
import type { SuccessCode } from '@fichero/contract/successes'
import type { TEXTS } from '@fichero/contract/texts'
import type { Translate } from '@fichero/contract/translate'
import { translatorsOf } from './texts.js'

// The contract's sentences in the language of an answer.

const errors = translatorsOf('errors')
const fields = translatorsOf('fields')
const successes = translatorsOf('successes')

export const errorSentence = (code: ErrorCode, params: Params = {}, language: Language): string =>
  errors[language](`error.${code}`, { replace: params })

/** The sentence of an error about one field. */
export const fieldSentence = (code: FieldErrorCode, language: Language): string => fields[language](`field.${code}`)

/** The sentence of a form with empty fields. */
export const incompleteSentence = (code: IncompleteFormCode, language: Language): string =>
  fields[language](`incomplete.${code}`)

export const successSentence = (code: SuccessCode, language: Language): string => successes[language](code)

/** Returns the name of a kind of spreadsheet. */
export const kindName = (kind: keyof (typeof TEXTS)['es']['errors']['kind'], language: Language): string =>
  errors[language](`kind.${kind}`)

/**
 * Returns the sentence of a row problem. A stored plan may have a code that only an earlier version of the API knew; the
 * result is then the Spanish sentence that was stored with the problem (`motivo`).
 */
export function rowReason({ code, motivo, params }: RowProblem, tense: Tense, language: Language): string {
  return (errors[language] as Translate)(`row.${code}`, { context: tense, replace: params, defaultValue: '' }) || motivo
}

/** Translates the row problems of an import report. Reports are created in Spanish. */
export function reportIn(report: ImportReport, language: Language): ImportReport {
  if (language === 'es') return report
  const tense = tenseOf(report)
  const translated = (problem: RowProblem) => ({ ...problem, motivo: rowReason(problem, tense, language) })
  return { ...report, rechazos: report.rechazos.map(translated), avisos: report.avisos.map(translated) }
}

/** Translates the reasons why imports of a ficha cannot be undone. */
export const reasonsIn = (answer: ImportsAnswer, language: Language): ImportsAnswer => ({
  ...answer,
  importaciones: answer.importaciones.map(({ motivo, ...entry }) => ({
    ...entry,
    motivo: motivo && { ...motivo, msg: errorSentence(motivo.code as ErrorCode, motivo.params, language) },
  })),
})
