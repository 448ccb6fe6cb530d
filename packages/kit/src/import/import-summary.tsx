import { tenseOf } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { IconAlertTriangle, IconCheck, IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import { importOutcome } from './import-outcome'
import classes from './import-report.module.css'

const SIGNS = { saved: IconCheck, same: IconCheck, would: IconEye, wouldSame: IconEye, refused: IconAlertTriangle }

/** The report in a sentence, with another about withdrawn judgments and one about apprentices. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const { archivo, tipo, registros, retirados, aprendices, rechazados, filas } = report
  const counted = (count: number) => ({ count, number: format.number(count) })
  const outcome = importOutcome(report)
  const Sign = SIGNS[outcome]
  const tense = tenseOf(report)
  const changed = registros.cambiados - retirados
  const changes = [
    ...(registros.nuevos > 0 ? [t(`report.new.${tipo}`, counted(registros.nuevos))] : []),
    ...(changed > 0 ? [t(`report.changed.${tipo}`, counted(changed))] : []),
  ]
  // What only takes back, or changes only people, brings nothing that could be counted here.
  const isCounted = changes.length > 0 || (outcome !== 'saved' && outcome !== 'would')
  const sentence = isCounted ? outcome : (`${outcome}Only` as const)
  const parts = {
    cambios: format.both(changes.length > 0 ? changes : [t(`report.new.${tipo}`, counted(0))]),
    iguales: t(`report.same.${tipo}`, counted(registros.sin_cambio)),
    rechazados: format.number(rechazados),
    filas: format.number(filas),
  }
  const people = tipo === 'juicios' && outcome !== 'refused' ? (aprendices?.nuevos ?? 0) : 0
  return (
    <p className={classes.summary} data-outcome={outcome}>
      <Sign />
      <span>
        {/* What is taken away is said first. */}
        {retirados > 0 && outcome !== 'refused' && `${t(`report.withdrawn.${tense}`, counted(retirados))} `}
        {t(`report.outcome.${sentence}`, { archivo, ...parts })}
        {people > 0 && ` ${t(`report.enrolled.${tense}`, counted(people))}`}
      </span>
    </p>
  )
}
