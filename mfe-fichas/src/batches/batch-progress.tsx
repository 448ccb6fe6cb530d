import type { Batch } from '@fichero/contract/batches.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { UploadProgress } from '@fichero/kit/import'
import { Alert, Button, Group, Stack, Text } from '@fichero/kit/ui'
import { countAll, countIn } from './batch-report'
import { isSending, pauseSending, resumeSending, type Sending } from './sending'
import { useFilesErrorText } from './use-batch-files'

interface BatchProgressProps {
  batch: Batch
  /** The files that this tab sends; undefined if it sends none. */
  sending: Sending | undefined
}

/** What is going on with a batch: its files on their way, and its reports in the queue, also for who comes back later. */
export function BatchProgress({ batch, sending }: BatchProgressProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const missing = batch.archivos - batch.recibidos
  const isOnItsWay = isSending(sending)
  return (
    <>
      {sending && isOnItsWay && (
        <div>
          <UploadProgress
            sent={1}
            work={t(sending.isRepeating ? 'batch.repeating' : 'batch.sending')}
            share={sending.done / sending.total}
            count={t('batch.of', { done: number(sending.done), total: number(sending.total) })}
          />
          <Group gap="sm" mt="xs">
            <Button variant="default" size="compact-sm" onClick={() => pauseSending(batch.id)}>
              {t('batch.stopSending')}
            </Button>
          </Group>
        </div>
      )}
      <QueueProgress batch={batch} />
      {sending && <NotSent id={batch.id} sending={sending} />}
      {missing > 0 && !sending && (
        <Alert color="orange" title={t('batch.missing', { count: missing, number: number(missing) })}>
          {t('batch.missingHelp')}
        </Alert>
      )}
    </>
  )
}

/** The steps in the queue, each with what waits for it and what is done. */
const STEPS = [
  { name: 'planning', waits: 'por_planear' },
  { name: 'applying', waits: 'por_aplicar' },
  { name: 'undoing', waits: 'por_deshacer' },
] as const

function QueueProgress({ batch }: { batch: Batch }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const step = STEPS.find(({ waits }) => countIn(batch, waits) > 0)
  if (!step) return null
  const waiting = countIn(batch, step.waits)
  const done = {
    planning: countAll(batch) - waiting,
    applying: countIn(batch, 'aplicado'),
    undoing: countIn(batch, 'deshecho'),
  }
  const total = done[step.name] + waiting
  return (
    <div>
      <UploadProgress
        sent={1}
        work={t(`batch.${step.name}`)}
        share={done[step.name] / total}
        count={t('batch.of', { done: number(done[step.name]), total: number(total) })}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {batch.delante > 0
          ? t('batch.before', { count: batch.delante, number: number(batch.delante) })
          : t('batch.goOn')}
      </Text>
    </div>
  )
}

/** Why files are not sent: all of them for the moment, or some for good. */
function NotSent({ id, sending }: { id: number; sending: Sending }) {
  const { error, isPaused, unreadable, done, total } = sending
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const errorText = useFilesErrorText()
  return (
    <>
      {done < total && (isPaused || error !== undefined) && (
        <Alert color={isPaused ? 'orange' : 'red'} title={t(isPaused ? 'batch.paused' : 'batch.notSent')}>
          <Stack gap="sm" align="flex-start">
            <span>{isPaused ? t('batch.of', { done: number(done), total: number(total) }) : errorText(error)}</span>
            <Button variant="default" size="compact-sm" onClick={() => resumeSending(id)}>
              {t('batch.resume')}
            </Button>
          </Stack>
        </Alert>
      )}
      {unreadable.length > 0 && (
        <Alert color="orange" title={t('batch.unreadable', { count: unreadable.length })}>
          <ul>
            {unreadable.map(({ numero, error: reason }) => (
              <li key={numero}>{errorText(reason)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
