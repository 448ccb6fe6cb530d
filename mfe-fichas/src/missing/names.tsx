import { apprenticePath } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { RowLink } from '@fichero/kit/table'
import classes from './missing.module.css'
import { type Line, nameOf } from './missing-lines'

interface NamesProps {
  /** The lines of one outcome. */
  lines: Line[]
  nroFicha: number
}

/** The names of the people who lack an outcome, as links to their pages. */
export function Names({ lines, nroFicha }: NamesProps) {
  const { t } = useTranslation('fichas')
  return (
    <ul className={classes.names}>
      {lines.map(({ person, estado }) => (
        <li key={person.nro_documento}>
          <RowLink to={apprenticePath(person.nro_documento, nroFicha)}>{nameOf(person)}</RowLink>
          {estado === 'NO APROBADO' && <span>{` (${t('judgment.notApproved')})`}</span>}
        </li>
      ))}
    </ul>
  )
}
