import { undoPe04 } from '@fichero/contract/calls/pe04.calls'
import { fichaPath } from '@fichero/contract/paths'
import type { Pe04Answer } from '@fichero/contract/pe04.schema'
import { useCallMutation } from '@fichero/kit/api'
import { FormAlert } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button, Group, Stack, Text } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'

interface Pe04DoneProps {
  answer: Pe04Answer
  onAgain: () => void
}

/** The result of taking over a PE-04, which can be undone in one step. */
export function Pe04Done({ answer: { reporte, programas }, onAgain }: Pe04DoneProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const undo = useCallMutation(undoPe04)
  const { id, registros } = reporte
  const kept = undo.data?.conservadas ?? []
  const numbers = { created: registros.nuevos, changed: registros.cambiados, programs: programas }
  return (
    <Stack gap="md">
      <ResultHeading
        key={String(undo.data !== undefined)}
        text={
          undo.data
            ? t('pe04.undone', { restored: undo.data.restauradas, removed: undo.data.retiradas })
            : t(id === null ? 'pe04.unchanged' : 'pe04.done', numbers)
        }
      />
      {kept.length > 0 && (
        <div>
          <Text>{t('pe04.kept')}</Text>
          <Group gap="sm">
            {kept.map((nro_ficha) => (
              <Link key={nro_ficha} to={fichaPath(nro_ficha)}>
                {nro_ficha}
              </Link>
            ))}
          </Group>
        </div>
      )}
      {undo.error && (
        <FormAlert color="red" title={t('tytLoad.notUndone')}>
          {errorText(undo.error)}
        </FormAlert>
      )}
      <Group gap="sm">
        {id !== null && !undo.data && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ params: { id } })}>
            {t('tytLoad.undo')}
          </Button>
        )}
        <Button variant="default" onClick={onAgain}>
          {t('pe04.again')}
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
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  )
}
