import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { DisablingSeveral } from './disable-several-dialog'

const DisableSeveralDialog = lazyPart<DisablingSeveral>('instructors/disable-several', () =>
  import(/* webpackChunkName: "disable-several" */ './disable-several-dialog').then(
    (part) => part.DisableSeveralDialog,
  ),
)

/** Disables several people after one question. */
export function DisableSelected({ users, onDone }: Pick<DisablingSeveral, 'users' | 'onDone'>) {
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
          onDone={(refused) => {
            close()
            onDone(refused)
          }}
        />
      )}
    </>
  )
}
