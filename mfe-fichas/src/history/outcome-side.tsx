import type { JudgmentSide } from '@fichero/contract/import-history.schema'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'
import classes from './changes.module.css'

const TONES = { APROBADO: 'green', 'NO APROBADO': 'red', 'POR EVALUAR': 'neutral' } as const
const KEYS = { APROBADO: 'approved', 'NO APROBADO': 'notApproved', 'POR EVALUAR': 'pending' } as const

/** The judgment of an outcome before or after a change, with evaluator and time. */
export function OutcomeSide({ side: { estado, evaluador, fecha_registro, observacion } }: { side: JudgmentSide }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const evaluatorAndTime = [evaluador, fecha_registro && format.dateTime(fecha_registro)].filter(Boolean).join(' · ')
  return (
    <>
      <StatusBadge tone={TONES[estado]}>{t(`judgment.${KEYS[estado]}`)}</StatusBadge>
      {(evaluatorAndTime || observacion) && (
        <span className={classes.who}>
          {evaluatorAndTime}{' '}
          {observacion && <SofiaText>{evaluatorAndTime ? `· ${observacion}` : observacion}</SofiaText>}
        </span>
      )}
    </>
  )
}
