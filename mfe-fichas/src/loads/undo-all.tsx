import { ConfirmDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Text, useDisclosure } from '@fichero/kit/ui'
import { useState } from 'react'
import type { Load } from '../evaluations/load'

interface UndoAllProps {
  /** The imports that can be undone. */
  loads: Load[]
  onUndo: () => Promise<void>
}

/** A button that undoes all imports of the screen, after a confirmation that lists them. */
export function UndoAll({ loads, onUndo }: UndoAllProps) {
  const { t } = useTranslation('fichas')
  const [isConfirming, { open, close }] = useDisclosure(false)
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    await onUndo()
    setBusy(false)
    close()
  }
  const count = loads.length
  return (
    <>
      <Button variant="light" color="red" onClick={open}>
        {t('loads.undo', { count })}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        onClose={close}
        title={t('loads.undoAsk', { count })}
        confirmLabel={t('loads.undo', { count })}
        onConfirm={() => void undo()}
        busy={busy}
        danger
      >
        <ul>
          {loads.map(({ id, file, ficha, step }) => (
            <li key={id}>
              {step.name === 'created'
                ? t('loads.undoCreated', { nro_ficha: step.answer.ficha?.nro_ficha })
                : t('loads.undoLoaded', { archivo: file.name, nro_ficha: ficha })}
            </li>
          ))}
        </ul>
        <Text size="sm">{t('history.again')}</Text>
      </ConfirmDialog>
    </>
  )
}
