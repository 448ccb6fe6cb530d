import type { AbsentPeople } from '@fichero/contract/absent-people.schema'
import { fullName } from '@fichero/contract/text'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import classes from './absent-people.module.css'

/** Lists the people whom an imported report did not contain, with the decision that was applied to each. */
export function AppliedDecisions({ absent }: { absent: AbsentPeople }) {
  const { t } = useTranslation('fichas')
  return (
    <section className={classes.absent}>
      <Text component="h3" fw={600} m={0}>
        {t('absent.done', { count: absent.personas.length })}
      </Text>
      <ul className={classes.people}>
        {absent.personas.map((person) => (
          <li key={person.nro_documento}>
            <div>
              <span className={classes.name} translate="no">
                {fullName(person)}
              </span>{' '}
              <span className={classes.document} translate="no">
                {personDocument(person)}
              </span>
            </div>
            <span>
              {person.documento_nuevo === null
                ? t('absent.isOutside')
                : t('absent.hasNumber', { nro_documento: person.documento_nuevo })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
