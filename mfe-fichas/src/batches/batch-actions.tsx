import type { Batch, BatchReport } from '@fichero/contract/batches.schema'
import { applyBatch, cancelBatch, planBatch, removeBatch, undoBatch } from '@fichero/contract/calls/batches.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCallMutation } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { FormAlert } from '@fichero/kit/form'
import { Announced, useErrorText } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useNavigate } from '@fichero/kit/router'
import { Button, Group, Text, useDisclosure } from '@fichero/kit/ui'
import classes from '../bottom-bar/bottom-bar.module.css'
import { canApply, countIn, isWaiting } from './batch-report'
import { forgetSending } from './sending'

interface BatchActionsProps {
  batch: Batch
  /** The selected reports. */
  chosen: BatchReport[]
  /** Whether the page shows reports to select. */
  hasReports: boolean
  onAll: () => void
  onNone: () => void
}

/** The buttons for all reports of a batch, or for the selected ones. */
export function BatchActions({ batch, chosen, hasReports, onAll, onNone }: BatchActionsProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const errorText = useErrorText()
  const [asked, { open, close }] = useDisclosure(false)
  const [isReviewing, review] = useDisclosure(false)
  const [isRemoving, removal] = useDisclosure(false)
  const navigate = useNavigate()
  const apply = useCallMutation(applyBatch, { onSuccess: onNone })
  const undo = useCallMutation(undoBatch, { onSuccess: onNone })
  const plan = useCallMutation(planBatch)
  const cancel = useCallMutation(cancelBatch)
  const remove = useCallMutation(removeBatch, {
    onSuccess: () => {
      forgetSending(batch.id)
      return navigate(PATHS.loads)
    },
  })
  const params = { id: batch.id }
  const idsOf = (reports: BatchReport[]) => (chosen.length > 0 ? { reportes: reports.map(({ id }) => id) } : {})
  const applicable = chosen.filter(canApply)
  const undoable = chosen.filter(({ estado }) => estado === 'aplicado')
  const ready = chosen.length > 0 ? applicable.length : countIn(batch, 'listo')
  const applied = chosen.length > 0 ? undoable.length : countIn(batch, 'aplicado')
  const toReview = applicable.filter(({ estado }) => estado === 'por_decidir')
  const lost = toReview.reduce((sum, { reporte }) => sum + (reporte?.aprobaciones_retiradas ?? 0), 0)
  const applyNow = () => apply.mutate({ params, body: idsOf(applicable) }, { onSettled: review.close })
  const failed = [apply, undo, plan, cancel, remove].find(({ error }) => error)?.error
  return (
    <>
      {failed && <FormAlert color="red">{errorText(failed)}</FormAlert>}
      <Group gap="sm" className={classes.bar} data-bottom-bar>
        <Announced changesOnly>
          <Text size="sm" c="dimmed">
            {chosen.length > 0 ? t('batch.chosen', { count: chosen.length }) : ''}
          </Text>
        </Announced>
        {ready > 0 && (
          <Button loading={apply.isPending} onClick={toReview.length > 0 ? review.open : applyNow}>
            {t(chosen.length > 0 ? 'batch.applyChosen' : 'batch.applyAll', { count: ready, number: number(ready) })}
          </Button>
        )}
        {hasReports && (
          <Button variant="default" size="compact-sm" onClick={chosen.length > 0 ? onNone : onAll}>
            {t(chosen.length > 0 ? 'batch.clear' : 'batch.select')}
          </Button>
        )}
        {isWaiting(batch) && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({ params })}>
            {t('batch.cancel')}
          </Button>
        )}
        {!isWaiting(batch) && countIn(batch, 'ficha_nueva', 'por_decidir', 'cancelado') > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            loading={plan.isPending}
            onClick={() => plan.mutate({ params, body: {} })}
          >
            {t('batch.planAgain')}
          </Button>
        )}
        {applied > 0 && (
          <Button variant="light" color="red" size="compact-sm" onClick={open}>
            {t('batch.undoAll', { count: applied, number: number(applied) })}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={removal.open}>
          {t('batch.remove')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isReviewing}
        onClose={review.close}
        title={t('batch.applyAsk', { count: toReview.length, number: number(toReview.length) })}
        confirmLabel={t('batch.applyChosen', { count: ready, number: number(ready) })}
        busy={apply.isPending}
        onConfirm={applyNow}
        danger
      >
        <Text size="sm">{t('batch.applyHelp')}</Text>
        {lost > 0 && (
          <Text size="sm" fw={600}>
            {t('batch.applyLost', { count: lost, number: number(lost) })}
          </Text>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked}
        onClose={close}
        title={t('batch.undoAsk', { count: applied, number: number(applied) })}
        confirmLabel={t('batch.undoAll', { count: applied, number: number(applied) })}
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ params, body: idsOf(undoable) }, { onSettled: close })}
        danger
      >
        <Text size="sm">{t('batch.undoHelp')}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={isRemoving}
        onClose={removal.close}
        title={t('batch.removeAsk')}
        confirmLabel={t('batch.remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params }, { onSettled: removal.close })}
        danger
      >
        <Text size="sm">{t('batch.removeHelp')}</Text>
      </ConfirmDialog>
    </>
  )
}
