import { FICHA_CATEGORIES } from '@fichero/contract/enums'
import { dashboardFichasPath } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Skeleton } from '@fichero/kit/ui'
import { Section } from '../section'
import { CounterCard } from './counter-card'
import classes from './counters.module.css'
import { useCounts } from './use-counts'

const ZEROS = { en_proceso: 0, en_practicas: 0, finalizadas: 0 }

/** Enabled fichas by where their dates put them. A report that fails reads as zeros, and says so. */
export function Counters({ span }: { span: 'wide' | 'major' }) {
  const { t } = useTranslation('shell')
  const { data, isError, isFetching, refetch } = useCounts()
  const counts = data ?? ZEROS
  const total = FICHA_CATEGORIES.reduce((sum, category) => sum + counts[category], 0)
  const waiting = !data && !isError
  return (
    <Section id="fichas" title={t('dashboard.fichas')} span={span}>
      <ul className={classes.counters} aria-busy={waiting}>
        {FICHA_CATEGORIES.map((category) => (
          <li key={category}>
            {waiting ? (
              <Skeleton className={classes.waiting} />
            ) : (
              <CounterCard
                to={dashboardFichasPath(category)}
                label={t(`dashboard.category.${category}`)}
                hint={t(`dashboard.categoryHint.${category}`)}
                count={counts[category]}
                share={total > 0 ? counts[category] / total : 0}
              />
            )}
          </li>
        ))}
      </ul>
      {isError && (
        <p className={classes.failed} role="status">
          {data ? t('dashboard.countsStale') : t('dashboard.countsFailed')}{' '}
          <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={() => refetch()}>
            {t('kit:retry')}
          </Button>
        </p>
      )}
    </Section>
  )
}
