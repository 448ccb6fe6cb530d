import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { fullName } from '../people/full-name'
import type { Disabling } from './disable-dialog'

const DisableDialog = lazyPart<Disabling>('instructors/disable', () =>
  import(/* webpackChunkName: "disable-instructor" */ './disable-dialog').then((part) => part.DisableDialog),
)

/** Disables a person after a question. */
export function DisableInstructor({ user, onDone }: Pick<Disabling, 'user' | 'onDone'>) {
  const { t } = useTranslation('instructors')
  const [asking, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        aria-label={t('disable.named', { name: fullName(user) })}
        onClick={open}
        onPointerEnter={DisableDialog.preload}
        onFocus={DisableDialog.preload}
      >
        {t('disable.open')}
      </Button>
      {asking && (
        <DisableDialog
          user={user}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      )}
    </>
  )
}
