import { dashboardApprenticesPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import classes from './progress.module.css'

interface ProgramPeopleProps {
  id: number
  name: string
  count: number
}

export function ProgramPeople({ id, name, count }: ProgramPeopleProps) {
  const { t } = useTranslation('programs')
  const format = useFormat()
  const people = t('kit:people', { count, number: format.number(count) })
  return (
    <Link
      className={classes.people}
      to={dashboardApprenticesPath({ programa: id })}
      aria-label={t('progress.peopleOf', { people, name })}
    >
      {people}
    </Link>
  )
}
