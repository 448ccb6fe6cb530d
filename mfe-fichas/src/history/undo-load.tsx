import { listImports } from '@fichero/contract/calls/imports.calls'
import { useCall } from '@fichero/kit/api'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Button, Text, useDisclosure } from '@fichero/kit/ui'
import { UndoDialog } from './undo-dialog'

interface UndoLoadProps {
  nroFicha: number
  /** Of an entry of the history, one of the newest. */
  id: number
}

/** Undoes a load where its success is told. */
export function UndoLoad({ nroFicha, id }: UndoLoadProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const [asking, { open, close }] = useDisclosure(false)
  const entry = useCall(listImports, { params: { nroFicha } }).data?.importaciones.find((one) => one.id === id)
  if (!entry) return null
  const { deshecha, can } = entry
  return (
    <>
      {can.undo && (
        <Button variant="light" color="red" onClick={open}>
          {t('history.undo')}
        </Button>
      )}
      {deshecha && (
        <Text size="sm" role="status">
          {t('history.undoneBy', { usuario: deshecha.usuario, fecha: format.dateTime(deshecha.fecha) })}
        </Text>
      )}
      <UndoDialog nroFicha={nroFicha} entry={entry} opened={asking} onClose={close} />
    </>
  )
}
