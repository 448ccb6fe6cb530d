import { getImportChanges } from '@fichero/contract/calls/imports.calls'
import { isByHand } from '@fichero/contract/enums'
import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportEntry } from '@fichero/contract/import-history.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import { Button, Group, Text, useDisclosure } from '@fichero/kit/ui'
import { Changes } from './changes'
import { countsText } from './counts-text'
import classes from './history.module.css'
import { LoadSource } from './load-source'
import { scrollIntoView } from './scroll-into-view'
import { UndoDialog } from './undo-dialog'
import { isSharedReason, UndoReason } from './undo-reason'

interface HistoryEntryProps {
  nroFicha: number
  entry: ImportEntry
  /** Whether the address names this entry. Its changes are open at first. */
  isLinked: boolean
}

/** One entry of the history (import, correction, merge or undo) with its changes, and a button that undoes the entry. */
export function HistoryEntry({ nroFicha, entry, isLinked }: HistoryEntryProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const [opened, setOpened] = useKept(`changes of load ${entry.id}`, isLinked)
  const [isConfirming, { open, close }] = useDisclosure(false)
  const { archivo, tipo, fecha, fecha_reporte, usuario, deshecha, motivo, can, deshacer_hasta } = entry
  // What a report of instructors says is in the ficha’s own section.
  const listsChanges = hasChanges(entry) && !entry.instructores
  const action = opened ? t('history.hideChanges') : t('history.showChanges')
  return (
    <li ref={isLinked ? scrollIntoView : undefined} className={classes.entry} data-undone={deshecha ? true : undefined}>
      <Text fw={600}>{t(`history.kind.${tipo}`, { archivo })}</Text>
      <LoadSource usuario={usuario} fecha={fecha} fecha_reporte={tipo === 'deshacer' ? null : fecha_reporte} />
      <Text size="sm">{countsText(t, entry)}</Text>
      {deshecha && (
        <Text size="sm">
          {t('history.undoneBy', { usuario: deshecha.usuario, fecha: format.dateTime(deshecha.fecha) })}
        </Text>
      )}
      {!deshecha && !isSharedReason(motivo) && <UndoReason reason={motivo} />}
      {(listsChanges || can.undo) && (
        <Group gap="sm" mt={4}>
          {listsChanges && (
            <Button
              variant="default"
              size="xs"
              onClick={() => setOpened(!opened)}
              aria-expanded={opened}
              aria-label={t('history.changesOf', { action, archivo, fecha: format.dateTime(fecha) })}
            >
              {action}
            </Button>
          )}
          {can.undo && (
            <Button variant="light" color="red" size="xs" onClick={open}>
              {t(isByHand(tipo) ? 'history.undoHand' : 'history.undo')}
            </Button>
          )}
          {can.undo && deshacer_hasta && (
            <Text size="sm" c="dimmed">
              {t('history.undoUntil', { fecha: format.dateTime(deshacer_hasta) })}
            </Text>
          )}
        </Group>
      )}
      {listsChanges && opened && (
        <Changes
          of={`${archivo}, ${format.dateTime(fecha)}`}
          call={getImportChanges}
          params={{ nroFicha, id: entry.id }}
        />
      )}
      <UndoDialog nroFicha={nroFicha} entry={entry} opened={isConfirming} onClose={close} />
    </li>
  )
}
