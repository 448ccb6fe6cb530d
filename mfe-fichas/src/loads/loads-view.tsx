import { MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import { fichaPath, PATHS } from '@fichero/contract/paths'
import { useHandedFiles } from '@fichero/kit/files'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop } from '@fichero/kit/import'
import { Button, Group, Stack } from '@fichero/kit/ui'
import { inOrder, isReady, isUndoable } from './load'
import { LoadCard } from './load-card'
import classes from './loads-view.module.css'
import { UndoAll } from './undo-all'
import { useLoads } from './use-loads'

interface LoadsViewProps {
  /** The ficha that the user came from: files that name none are of it. */
  ficha: number | undefined
}

/** Reports on their way: each says of which ficha it is and what it would change, and one button loads them. */
export function LoadsView({ ficha }: LoadsViewProps) {
  const { t } = useTranslation('fichas')
  const { loads, add, addAnew, again, revise, remove, created, undone, apply, applyReady, undoAll } = useLoads()
  useHandedFiles(PATHS.loads, (files) => void addAnew(files, ficha))
  const isOneOfMany = loads.filter(({ step }) => step.name !== 'undone').length > 1
  const ready = loads.filter(isReady)
  const undoable = loads.filter(isUndoable)
  const loadsAll = isOneOfMany && ready.length > 0
  // One report that was loaded has its own button.
  const undoesAll = undoable.length > 1 || undoable.some(({ step }) => step.name === 'created')
  const isApplying = loads.some(({ step }) => step.name === 'applying')
  return (
    <>
      <PageHeader
        title={t('loads.title')}
        description={t('loads.lead')}
        breadcrumbs={[
          { label: t('list.title'), to: PATHS.fichas },
          ...(ficha === undefined ? [] : [{ label: String(ficha), to: fichaPath(ficha) }]),
          { label: t('loads.title') },
        ]}
      />
      <Stack gap="lg">
        {loads.length > 0 && (
          <Stack gap="lg" className={classes.loads}>
            {inOrder(loads).map((load) => (
              <LoadCard
                key={load.id}
                load={load}
                isOneOfMany={isOneOfMany}
                onApply={() => void apply(load)}
                onAgain={(said, nro) => void again(load.id, said, nro)}
                onSay={(said) => void revise(load.id, said)}
                onCreated={(answer) => created(load.id, answer)}
                onRemove={() => remove(load.id)}
                onUndone={() => undone(load.id)}
              />
            ))}
            {(loadsAll || undoesAll) && (
              <Group gap="sm" className={classes.all}>
                {loadsAll && (
                  <Button loading={isApplying} onClick={() => void applyReady()}>
                    {t('loads.loadAll', { count: ready.length })}
                  </Button>
                )}
                {undoesAll && <UndoAll loads={undoable} onUndo={undoAll} />}
              </Group>
            )}
          </Stack>
        )}
        <FileDrop
          label={loads.length > 0 ? t('loads.more') : t('loads.file')}
          hint={t('evaluations.hint')}
          maxBytes={MAX_JUDGMENTS_FILE}
          value={null}
          onChange={() => undefined}
          onFiles={(files) => void add(files, ficha)}
        />
      </Stack>
    </>
  )
}
