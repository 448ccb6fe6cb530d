import { instructorPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { FactList } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { HeadedFichas } from '../people/headed-fichas'
import classes from './instructor-facts.module.css'
import { usePersonFacts } from './use-person-facts'

export function InstructorFacts({ user }: { user: UserAnswer['user'] }) {
  const { t } = useTranslation('instructors')
  return (
    <>
      <h3 className={classes.name} translate="no">
        {fullName(user)}
      </h3>
      <FactList layout="rows" facts={usePersonFacts(user)} />
      <HeadedFichas fichas={user.fichas} />
      <p>
        <Link to={instructorPath(user.id)}>{t('view.page')}</Link>
      </p>
    </>
  )
}
