import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { DisableSeveralDialogProps } from './disable-several-dialog'

const DisableSeveralDialog = lazyPart<DisableSeveralDialogProps>('instructors/disable-several', () =>
  import(/* webpackChunkName: "disable-several" */ './disable-several-dialog').then(
    (part) => part.DisableSeveralDialog,
  ),
)

/** Button that disables the selected people after one confirmation. */
export function DisableSelected({ users, onDone }: Pick<DisableSeveralDialogProps, 'users' | 'onDone'>) {
  const { t } = useTranslation('instructors')
  const [asking, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        onClick={open}
        onPointerEnter={DisableSeveralDialog.preload}
        onFocus={DisableSeveralDialog.preload}
      >
        {t('chosen.disable')}
      </Button>
      {asking && (
        <DisableSeveralDialog
          users={users}
          onClose={close}
          onDone={(failed) => {
            close()
            onDone(failed)
          }}
        />
      )}
    </>
  )
}
