import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { GroupCard, type GroupProps } from './group-card'
import classes from './missing.module.css'
import { byResponsible } from './missing-lines'
import { Names } from './names'
import { useOwedBy } from './use-owed-by'

/** Who lacks one outcome, below who owes the judgments. */
export function OutcomeGroup({ missing, ...card }: GroupProps) {
  const { lines } = card.group
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const owedBy = useOwedBy()
  const [first] = lines
  if (!first) return null
  const { outcome } = first
  const { aprendices } = missing.totales
  return (
    <GroupCard
      {...card}
      name={outcome.nombre_rae}
      isWritten
      count={
        <strong>{t('kit:numberOf', { number: format.number(lines.length), total: format.number(aprendices) })}</strong>
      }
      detail={
        <>
          <SofiaText>{outcome.nombre_competencia}</SofiaText> · {outcome.codigo}
        </>
      }
    >
      {byResponsible(lines).map(({ key, lines: own }) => (
        <section key={key} className={classes.part}>
          <h4>{owedBy({ responsible: own[0]?.responsible })}</h4>
          <Names lines={own} nroFicha={missing.nro_ficha} />
        </section>
      ))}
    </GroupCard>
  )
}
