import type { AttentionFicha } from '@fichero/contract/attention.schema'
import type { AttentionReason } from '@fichero/contract/enums'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { StatusBadge, type Tone } from '@fichero/kit/table'
import classes from './attention.module.css'

const TONES: Record<AttentionReason, Tone> = {
  lectiva_terminada: 'red',
  termina_pronto: 'orange',
  reporte_viejo: 'orange',
  juicios_viejos: 'neutral',
  atrasada: 'neutral',
}

/** Why a ficha needs attention, most urgent first. */
export function Reasons({ ficha }: { ficha: AttentionFicha }) {
  const { t } = useTranslation('fichas')
  const { percent } = useFormat()
  const reportText = (days: number | null) =>
    days === null ? t('own.report.none') : t('own.report.ago', { count: days })
  const values = { progress: percent(ficha.progreso), expected: percent(ficha.esperado) }
  return (
    <ul className={classes.reasons}>
      {ficha.motivos.map(({ motivo, dias }) => (
        <li key={motivo}>
          <StatusBadge tone={TONES[motivo]}>
            {motivo === 'reporte_viejo'
              ? reportText(dias)
              : t(`attention.reason.${motivo}`, { count: dias ?? 0, ...values })}
          </StatusBadge>
        </li>
      ))}
    </ul>
  )
}
