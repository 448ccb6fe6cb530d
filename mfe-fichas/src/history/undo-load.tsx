import { listImports } from '@fichero/contract/calls/imports.calls'
import { useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { useEffect, useEffectEvent } from 'react'
import { UndoDialog } from './undo-dialog'

interface UndoLoadProps {
  nroFicha: number
  /** Id of an import on the first page of the ficha's history. */
  id: number
  /** Called after the import was undone, whether by this button or from another screen. */
  onUndone: () => void
}

/** The button that undoes an import, for the message that reports the import's success. */
export function UndoLoad({ nroFicha, id, onUndone }: UndoLoadProps) {
  const { t } = useTranslation('fichas')
  const [isConfirming, { open, close }] = useDisclosure(false)
  const entry = useCall(listImports, { params: { nroFicha } }).data?.importaciones.find((other) => other.id === id)
  const isUndone = entry?.deshecha != null
  const reportUndone = useEffectEvent(onUndone)
  useEffect(() => {
    if (isUndone) reportUndone()
  }, [isUndone])
  if (!entry) return null
  return (
    <>
      {entry.can.undo && (
        <Button variant="light" color="red" onClick={open}>
          {t('history.undo')}
        </Button>
      )}
      <UndoDialog nroFicha={nroFicha} entry={entry} opened={isConfirming} onClose={close} />
    </>
  )
}
