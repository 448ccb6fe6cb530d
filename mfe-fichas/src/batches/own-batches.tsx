import { listBatches } from '@fichero/contract/calls/batches.calls'
import { QUEUED_STATES } from '@fichero/contract/enums'
import { batchPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Text } from '@fichero/kit/ui'
import { countAll, countIn, EVERY_MS, isWaiting } from './batch-report'

/** Links to the batches of the user, for who comes back later; nothing without a batch. */
export function OwnBatches() {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { data } = useCall(listBatches, undefined, {
    refetchInterval: ({ state }) => (state.data?.lotes.some(isWaiting) ? EVERY_MS : false),
  })
  if (!data || data.lotes.length === 0) return null
  return (
    <section aria-label={t('batch.own')}>
      <Text component="h2" size="md" fw={600} m={0}>
        {t('batch.own')}
      </Text>
      <ul>
        {data.lotes.map((batch) => (
          <li key={batch.id}>
            <Link to={batchPath(batch.id)}>
              {t('batch.named', {
                count: batch.archivos,
                number: format.number(batch.archivos),
                date: format.dateTime(batch.fecha),
              })}
            </Link>
            {': '}
            <span>
              {isWaiting(batch)
                ? t('batch.inQueue', {
                    done: format.number(countAll(batch) - countIn(batch, ...QUEUED_STATES)),
                    total: format.number(countAll(batch)),
                  })
                : t('batch.stands', {
                    applied: format.number(countIn(batch, 'aplicado')),
                    ready: format.number(countIn(batch, 'listo')),
                    open: format.number(countIn(batch, 'por_decidir', 'ficha_nueva', 'rechazado')),
                  })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
