import { FormModal } from '@fichero/kit/dialog'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconEdit } from '@fichero/kit/icons'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { Apprentice } from '../enrolment/enrolment'

const EditContactForm = lazyPart('fichas/edit-contact', () =>
  import(/* webpackChunkName: "edit-contact" */ './edit-contact-form').then((part) => part.EditContactForm),
)

/** Opens the form to edit an apprentice's contact data. Not rendered if the user may not edit these data. */
export function EditContactButton({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const [opened, { open, close }] = useDisclosure(false)
  if (!apprentice.can.editContact) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEdit />}
        onClick={open}
        onPointerEnter={EditContactForm.preload}
        onFocus={EditContactForm.preload}
      >
        {t('contact.open')}
      </Button>
      <FormModal opened={opened} onClose={close} title={t('contact.title')}>
        <EditContactForm apprentice={apprentice} onSaved={close} />
      </FormModal>
    </>
  )
}
