import type { Language } from '@fichero/contract/enums'
import { ERRORS, type ErrorCode, fill, type Params } from '@fichero/contract/errors'
import { ERRORS_EN, FILE_KINDS_EN } from '@fichero/contract/errors.en'
import { FIELD_ERRORS, type FieldErrorCode } from '@fichero/contract/field-errors'
import { FIELD_ERRORS_EN } from '@fichero/contract/field-errors.en'
import { tenseOf } from '@fichero/contract/import-changes'
import type { ImportsAnswer } from '@fichero/contract/import-history.schema'
import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { inTense, type RowProblemCode, type RowSentence, type Tense } from '@fichero/contract/row-problems'
import { ROW_PROBLEMS_EN } from '@fichero/contract/row-problems.en'
import { SUCCESSES, type SuccessCode } from '@fichero/contract/successes'
import { SUCCESSES_EN } from '@fichero/contract/successes.en'

// The contract's sentences in the language of an answer.

export const errorSentence = (code: ErrorCode, params: Params | undefined, language: Language): string =>
  language === 'es' ? fill(ERRORS[code].msg, params) : fill(ERRORS_EN[code], withEnglishKinds(params), 'en')

export const fieldSentence = (code: FieldErrorCode, language: Language): string =>
  (language === 'es' ? FIELD_ERRORS : FIELD_ERRORS_EN)[code]

export const successSentence = (code: SuccessCode, language: Language): string =>
  (language === 'es' ? SUCCESSES : SUCCESSES_EN)[code]

/** What is wrong with a row, in English. Kept plans may have a code of an earlier version. */
export function englishReason({ code, motivo, params }: RowProblem, tense: Tense): string {
  const sentence: RowSentence | undefined = ROW_PROBLEMS_EN[code as RowProblemCode]
  return sentence ? fill(inTense(sentence, tense), params, 'en') : motivo
}

/** A report with the reasons of its rows in the language; they are made in Spanish. */
export function reportIn(report: ImportReport, language: Language): ImportReport {
  if (language === 'es') return report
  const tense = tenseOf(report)
  const told = (problem: RowProblem) => ({ ...problem, motivo: englishReason(problem, tense) })
  return { ...report, rechazos: report.rechazos.map(told), avisos: report.avisos.map(told) }
}

const withEnglishKinds = (params: Params = {}): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name.startsWith('tipo_') ? (FILE_KINDS_EN[value] ?? value) : value,
    ]),
  )

/** A ficha's history, with why a load cannot be undone in a language. */
export const reasonsIn = (answer: ImportsAnswer, language: Language): ImportsAnswer => ({
  ...answer,
  importaciones: answer.importaciones.map(({ motivo, ...entry }) => ({
    ...entry,
    motivo: motivo && { ...motivo, msg: errorSentence(motivo.code as ErrorCode, motivo.params, language) },
  })),
})
