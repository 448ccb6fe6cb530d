import type { AccessRequest } from '@fichero/contract/admin.schema'
import { fullName } from '@fichero/contract/text'
import { useTranslation } from '@fichero/kit/i18n'
import classes from './requests.module.css'

/** People who may be the same person as the applicant. */
export function SimilarPeople({ user }: { user: AccessRequest }) {
  const { t } = useTranslation('instructors')
  return user.parecidos.map(({ por, estado, ...similar }) => (
    <span key={similar.id} className={classes.similar}>
      {t('requests.similar', {
        name: fullName(similar),
        document: `${similar.tipo_documento} ${similar.nro_documento}`,
        state: t(`users.stateOne.${estado}`).toLowerCase(),
        why: por.map((likeness) => t(`requests.like.${likeness}`)).join(', '),
      })}
    </span>
  ))
}
