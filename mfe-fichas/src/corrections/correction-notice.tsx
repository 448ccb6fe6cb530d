import { undoImport } from '@fichero/contract/calls/imports.calls'
import { apprenticePath } from '@fichero/contract/paths'
import { useCallMutation } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { useLocation, useNavigate } from '@fichero/kit/router'
import { Alert, Button, Group, Stack, Text } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import { type CorrectionState, correctionOf } from './correction-state'

/** After a correction or a merge: says what changed and offers to undo the change, until the user closes the notice. */
export function CorrectionNotice() {
  const { state } = useLocation()
  const correction = correctionOf(state)
  return correction ? <Notice key={correction.importacion} correction={correction} /> : null
}

function Notice({ correction }: { correction: CorrectionState['correccion'] }) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const errorText = useErrorText()
  const { kind, importacion, antes, despues, back } = correction
  // Focuses the notice, because the form that had the focus was closed.
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const undo = useCallMutation(undoImport, {
    onSuccess: () => {
      notifySuccess(t(`corrected.undone.${kind}`))
      void navigate(apprenticePath(back.documentNumber, back.ficha), { replace: true, state: null })
    },
    onError: (error) => notifyError(errorText(error)),
  })
  return (
    <Alert ref={notice} tabIndex={-1} color="green" title={t(`corrected.title.${kind}`)} mb="lg" data-screen-only>
      <Stack gap="sm" align="stretch">
        <Text size="sm">
          {antes === despues ? t('corrected.type') : t(`corrected.text.${kind}`, { antes, despues })}
        </Text>
        <Group gap="sm">
          <Button
            variant="default"
            size="xs"
            onClick={() => navigate(pathname + search, { replace: true, state: null })}
          >
            {t('created.dismiss')}
          </Button>
          <Button
            variant="light"
            color="red"
            size="xs"
            loading={undo.isPending}
            onClick={() => undo.mutate({ params: { nroFicha: back.ficha, id: importacion } })}
          >
            {t('corrected.undo')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
