import { apprenticePath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { StatusBadge } from '@fichero/kit/table'
import { GroupCard, type GroupProps } from './group-card'
import classes from './missing.module.css'
import { nameOf } from './missing-lines'
import { OwedBy } from './owed-by'

/** Who lacks one outcome, and who owes each the judgment. */
export function OutcomeGroup({ group: { lines }, missing, ...toggle }: GroupProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const [first] = lines
  if (!first) return null
  const { outcome } = first
  const { aprendices } = missing.totales
  return (
    <GroupCard
      {...toggle}
      name={outcome.nombre_rae}
      count={
        <strong>
          {t('missing.toPeople', { number: format.number(lines.length), total: format.number(aprendices) })}
        </strong>
      }
      detail={`${outcome.nombre_competencia} · ${outcome.codigo}`}
    >
      <ul>
        {lines.map((line) => (
          <li key={line.person.nro_documento} className={classes.line}>
            <span>
              <Link to={apprenticePath(line.person.nro_documento, missing.nro_ficha)}>{nameOf(line.person)}</Link>{' '}
              {line.estado === 'NO APROBADO' && <StatusBadge tone="red">{t('judgment.notApproved')}</StatusBadge>}
            </span>
            <span className={classes.who}>
              <OwedBy line={line} />
            </span>
          </li>
        ))}
      </ul>
    </GroupCard>
  )
}
