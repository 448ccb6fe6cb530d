import { PATHS } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { unreachedPath } from './panel-paths'

/** What the head does and no other instructor can. */
export function HeadTasks({ unreached }: { unreached: number }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  return (
    <p>
      {t('own.asHead')} <Link to={`${PATHS.owed}?mias=true`}>{t('own.remind')}</Link>
      {unreached > 0 && (
        <>
          {' · '}
          <Link to={unreachedPath}>{t('own.unreached', { count: unreached, number: number(unreached) })}</Link>
        </>
      )}
    </p>
  )
}
