import { undoTytLoad } from '@fichero/contract/calls/tyt.calls'
import type { LoadTytAnswer } from '@fichero/contract/tyt-board.schema'
import { useCallMutation } from '@fichero/kit/api'
import { FormAlert } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { RejectedRows, Warnings } from '@fichero/kit/import'
import { Button, Group, Stack } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import { StepsCounts } from './steps-plan'

interface LoadedStepsProps {
  loaded: LoadTytAnswer
  onAnother: () => void
}

/** The result of a load, which can be undone. */
export function LoadedSteps({ loaded: { reporte, pasos }, onAnother }: LoadedStepsProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const undo = useCallMutation(undoTytLoad)
  const isUndone = undo.data !== undefined
  const { id, archivo, registros } = reporte
  return (
    <Stack gap="md">
      <ResultHeading
        key={String(isUndone)}
        text={
          undo.data
            ? t('tytLoad.undone', { count: undo.data.cambiadas })
            : t('tytLoad.done', { archivo, count: registros.cambiados })
        }
      />
      {!isUndone && (
        <>
          <StepsCounts pasos={pasos} unchanged={registros.sin_cambio} />
          <RejectedRows report={reporte} />
          <Warnings report={reporte} />
        </>
      )}
      {undo.error && (
        <FormAlert color="red" title={t('tytLoad.notUndone')}>
          {errorText(undo.error)}
        </FormAlert>
      )}
      <Group gap="sm" justify="flex-end">
        {id !== null && !isUndone && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ params: { id } })}>
            {t('tytLoad.undo')}
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          {t('tytLoad.another')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The result in words. Takes the focus when it appears, because the button that was pressed is gone. */
function ResultHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {text}
    </h3>
  )
}
