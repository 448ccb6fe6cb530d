import { countFichas } from '@fichero/contract/calls/fichas.calls'
import { FICHA_CATEGORIES } from '@fichero/contract/enums'
import { dashboardFichasPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { Section } from '@fichero/kit/card'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Skeleton } from '@fichero/kit/ui'
import { CounterCard } from '../counters/counter-card'
import classes from '../counters/counters.module.css'
import { FICHAS_ID } from '../counters/fichas-id'
import { FirstSteps } from '../first-steps/first-steps'

const ZEROS = { en_proceso: 0, en_practicas: 0, finalizadas: 0 }

/** The dashboard's card of enabled fichas by category. If loading fails, the card shows zeros and the error. */
export function Page() {
  const { t } = useTranslation('fichas')
  const { data, isError, isFetching, refetch } = useCall(countFichas)
  const counts = data ?? ZEROS
  const total = FICHA_CATEGORIES.reduce((sum, category) => sum + counts[category], 0)
  const waiting = !data && !isError
  return (
    <Section id={FICHAS_ID} title={t('counters.title')}>
      <ul className={classes.counters} aria-busy={waiting}>
        {FICHA_CATEGORIES.map((category) => (
          <li key={category}>
            {waiting ? (
              <Skeleton className={classes.waiting} />
            ) : (
              <CounterCard
                to={dashboardFichasPath(category)}
                label={t(`counters.category.${category}`)}
                hint={t(`counters.hint.${category}`)}
                count={counts[category]}
                share={total > 0 ? counts[category] / total : 0}
              />
            )}
          </li>
        ))}
      </ul>
      <FirstSteps />
      {isError && (
        <Announced>
          <p className={classes.failed}>
            <span>{data ? t('counters.stale') : t('counters.failed')}</span>{' '}
            <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={() => refetch()}>
              {t('kit:retry')}
            </Button>
          </p>
        </Announced>
      )}
    </Section>
  )
}
