import { ConfirmDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Text, useDisclosure } from '@fichero/kit/ui'
import { useState } from 'react'
import type { Load } from './load'

interface UndoAllProps {
  /** Those that can be taken back. */
  loads: Load[]
  onUndo: () => Promise<void>
}

/** Takes back all that was just loaded, after a question that names it. */
export function UndoAll({ loads, onUndo }: UndoAllProps) {
  const { t } = useTranslation('fichas')
  const [asking, { open, close }] = useDisclosure(false)
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
        opened={asking}
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
