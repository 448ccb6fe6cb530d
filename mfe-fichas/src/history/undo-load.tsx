import { listImports } from '@fichero/contract/calls/imports.calls'
import { useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { useEffect, useEffectEvent } from 'react'
import { UndoDialog } from './undo-dialog'

interface UndoLoadProps {
  nroFicha: number
  /** Of an entry of the history, one of the newest. */
  id: number
  /** It was undone, from here or from elsewhere. */
  onUndone: () => void
}

/** Undoes a load where its success is told. */
export function UndoLoad({ nroFicha, id, onUndone }: UndoLoadProps) {
  const { t } = useTranslation('fichas')
  const [asking, { open, close }] = useDisclosure(false)
  const entry = useCall(listImports, { params: { nroFicha } }).data?.importaciones.find((one) => one.id === id)
  const isUndone = entry?.deshecha != null
  const tell = useEffectEvent(onUndone)
  useEffect(() => {
    if (isUndone) tell()
  }, [isUndone])
  if (!entry) return null
  return (
    <>
      {entry.can.undo && (
        <Button variant="light" color="red" onClick={open}>
          {t('history.undo')}
        </Button>
      )}
      <UndoDialog nroFicha={nroFicha} entry={entry} opened={asking} onClose={close} />
    </>
  )
}
