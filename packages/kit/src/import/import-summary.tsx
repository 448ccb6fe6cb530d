import { hasChanges, isRefused, tenseOf } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { IconAlertTriangle, IconCheck, IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './import-report.module.css'
import { useImportChanges } from './use-import-changes'

/** The icon of each outcome. */
const SIGNS = { saved: IconCheck, same: IconCheck, would: IconEye, wouldSame: IconEye, refused: IconAlertTriangle }

interface ImportSummaryProps {
  report: ImportReport
  /** Whether the ficha is created from the file, so that all people are new. */
  isNewFicha?: boolean | undefined
}

/** A report in up to three sentences: withdrawn judgments, the result, and new apprentices. */
export function ImportSummary({ report, isNewFicha = false }: ImportSummaryProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const { archivo, tipo, registros, retirados, aprendices, rechazados, filas } = report
  const counted = (count: number) => ({ count, number: format.number(count) })
  const outcome = importOutcome(report)
  const Sign = SIGNS[outcome]
  const tense = tenseOf(report)
  const changes = useImportChanges(report)
  // A report that only withdraws judgments or only changes people has no new or changed records.
  const isCounted = changes.length > 0 || (outcome !== 'saved' && outcome !== 'would')
  const sentence = isCounted ? outcome : (`${outcome}Only` as const)
  const parts = {
    cambios: format.both(changes.length > 0 ? changes : [t(`report.new.${tipo}`, counted(0))]),
    iguales: t(report.primero ? 'report.notJudged' : `report.same.${tipo}`, counted(registros.sin_cambio)),
    rechazados: format.number(rechazados),
    filas: format.number(filas),
  }
  const people = tipo === 'juicios' && outcome !== 'refused' ? (aprendices?.nuevos ?? 0) : 0
  return (
    <p className={classes.summary} data-outcome={outcome}>
      <Sign />
      <span>
        {/* Withdrawn judgments come first. */}
        {retirados > 0 && outcome !== 'refused' && (
          <span>{`${t(`report.${tipo === 'instructores' ? 'gone' : 'withdrawn'}.${tense}`, counted(retirados))} `}</span>
        )}
        <span>{t(`report.outcome.${sentence}`, { archivo, ...parts })}</span>
        {people > 0 && (
          <span>{` ${t(isNewFicha ? 'report.withPeople' : `report.enrolled.${tense}`, counted(people))}`}</span>
        )}
      </span>
    </p>
  )
}

/**
 * The result of an import: `saved` with changes, `same` without changes, `refused` if nothing was imported. Of a dry run: `would`
 * with changes, `wouldSame` without. A dry run of a file that would not even be recorded is `same`: there is nothing to save.
 */
type ImportOutcome = 'saved' | 'same' | 'would' | 'wouldSame' | 'refused'

/** Returns the kind of result of a report. */
export function importOutcome(report: ImportReport): ImportOutcome {
  const isChanged = hasChanges(report)
  if (report.repetido) return 'same'
  if (report.simulado) return isChanged ? 'would' : 'wouldSame'
  if (isRefused(report)) return 'refused'
  return isChanged ? 'saved' : 'same'
}
