import { undoImport } from '@fichero/contract/calls/imports.calls'
import { isByHand as isKindByHand } from '@fichero/contract/enums'
import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportEntry } from '@fichero/contract/import-history.schema'
import { useCallMutation } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { Text } from '@fichero/kit/ui'
import { judgmentsOf } from './counts-text'

interface UndoDialogProps {
  nroFicha: number
  entry: ImportEntry
  opened: boolean
  onClose: () => void
}

/** Asks for confirmation before an import is undone, and lists the effects. */
export function UndoDialog({ nroFicha, entry, opened, onClose }: UndoDialogProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const errorText = useErrorText()
  const { archivo, tipo, instructores, fecha, retirados, aprendices } = entry
  const effect = instructores ? 'history.effect.scheduled' : 'history.effect'
  const isByHand = isKindByHand(tipo)
  const { nuevos, cambiados } = judgmentsOf(entry)
  const undo = useCallMutation(undoImport, {
    onSuccess: () =>
      notifySuccess(t(isByHand ? 'history.undoneHand' : 'history.undone', { archivo, nro_ficha: String(nroFicha) })),
    onError: (error) => notifyError(errorText(error)),
    onSettled: onClose,
  })
  const effects = [
    [t(`${effect}.new`, { count: nuevos }), nuevos],
    [t(`${effect}.changed`, { count: cambiados }), cambiados],
    [t(`${effect}.withdrawn`, { count: retirados }), retirados],
    [t('history.effect.enrolled', { count: aprendices?.nuevos ?? 0 }), aprendices?.nuevos ?? 0],
    [t('history.effect.people', { count: aprendices?.cambiados ?? 0 }), aprendices?.cambiados ?? 0],
  ] as const
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(isByHand ? 'history.askHand' : 'history.ask', { archivo })}
      confirmLabel={t(isByHand ? 'history.undoHand' : 'history.confirm')}
      onConfirm={() => undo.mutate({ params: { nroFicha, id: entry.id } })}
      busy={undo.isPending}
      danger
    >
      <Text size="sm">
        {t(isByHand ? 'history.whatHand' : 'history.what', {
          nro_ficha: String(nroFicha),
          fecha: format.dateTime(fecha),
        })}
      </Text>
      <ul>
        {hasChanges(entry) ? (
          effects.map(([text, count]) => count > 0 && <li key={text}>{text}</li>)
        ) : (
          <li>{t('history.effect.nothing')}</li>
        )}
      </ul>
      {!isByHand && <Text size="sm">{t('history.again')}</Text>}
    </ConfirmDialog>
  )
}
