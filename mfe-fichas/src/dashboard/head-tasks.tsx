import { PATHS } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { withoutContactPath } from './panel-paths'

/** Links to the tasks of a head: reminders, and people without contact data. `withoutContact` is the number of these people. */
export function HeadTasks({ withoutContact }: { withoutContact: number }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  return (
    <p>
      {t('own.asHead')} <Link to={`${PATHS.owed}?mias=true`}>{t('own.remind')}</Link>
      {withoutContact > 0 && (
        <>
          {' · '}
          <Link to={withoutContactPath}>
            {t('own.unreached', { count: withoutContact, number: number(withoutContact) })}
          </Link>
        </>
      )}
    </p>
  )
}
