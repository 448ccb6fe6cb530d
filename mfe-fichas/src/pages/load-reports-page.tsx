import { MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import { fichaPath, PATHS } from '@fichero/contract/paths'
import { useHandedFiles } from '@fichero/kit/files'
import { FormAlert } from '@fichero/kit/form'
import { PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { useSearchParams } from '@fichero/kit/router'
import { Button, Group, Stack } from '@fichero/kit/ui'
import { OwnBatches } from '../batches/own-batches'
import { useBatchFiles } from '../batches/use-batch-files'
import bar from '../bottom-bar/bottom-bar.module.css'
import { EditFicha } from '../edit/edit-ficha'
import { inOrder, isReady, isUndoable } from '../evaluations/load'
import { LoadCard } from '../loads/load-card'
import { UndoAll } from '../loads/undo-all'
import { useLoads } from '../loads/use-loads'
import { useStepFocus } from '../loads/use-step-focus'
import classes from './load-reports-page.module.css'

/**
 * The page that imports reports: a card for each file, a button that applies all plans that need no review, and a drop zone.
 * The parameter `ficha` is the number of the ficha that the user came from. Files that name no ficha are imported into this one.
 */
export function Page() {
  const { t } = useTranslation('fichas')
  usePageTitle(t('loads.title'))
  const [search] = useSearchParams()
  const ficha = Number(search.get('ficha')) || undefined
  const {
    loads,
    add,
    replaceFinished,
    readAgain,
    revise,
    remove,
    markCreated,
    markUndone,
    apply,
    applyReady,
    undoAll,
  } = useLoads()
  const box = useStepFocus(loads)
  const many = useBatchFiles((files) => void add(files, ficha))
  useHandedFiles(PATHS.loads, (files) => {
    if (!many.takes(files)) void replaceFinished(files, ficha)
  })
  const isOneOfMany = loads.filter(({ step }) => step.name !== 'undone').length > 1
  const ready = loads.filter(isReady)
  const undoable = loads.filter(isUndoable)
  const hasApplyAll = isOneOfMany && ready.length > 0
  // The card of a single imported report already has a button to undo it.
  const hasUndoAll = undoable.length > 1 || undoable.some(({ step }) => step.name === 'created')
  const isApplying = loads.some(({ step }) => step.name === 'applying')
  return (
    <EditFicha.Host>
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
          <Stack gap="lg" className={classes.loads} ref={box}>
            {inOrder(loads).map((load) => (
              <LoadCard
                key={load.id}
                load={load}
                isOneOfMany={isOneOfMany}
                onApply={() => void apply(load)}
                onReadAgain={(fileAnswers, nro) => void readAgain(load.id, fileAnswers, nro)}
                onAnswer={(fileAnswers) => void revise(load.id, fileAnswers)}
                onCreated={(answer) => markCreated(load.id, answer)}
                onRemove={() => remove(load.id)}
                onUndone={() => markUndone(load.id)}
              />
            ))}
            {(hasApplyAll || hasUndoAll) && (
              <Group gap="sm" className={bar.bar} data-bottom-bar>
                {hasApplyAll && (
                  <Button loading={isApplying} onClick={() => void applyReady()}>
                    {t('loads.loadAll', { count: ready.length })}
                  </Button>
                )}
                {hasUndoAll && <UndoAll loads={undoable} onUndo={undoAll} />}
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
          takesMany={many.takes}
        />
        {many.isOpening && <UploadProgress sent={1} work={t('batch.files.opening')} />}
        {many.problem !== undefined && (
          <FormAlert color="red" title={t('batch.files.refused')}>
            {many.problem}
          </FormAlert>
        )}
        <OwnBatches />
      </Stack>
    </EditFicha.Host>
  )
}
