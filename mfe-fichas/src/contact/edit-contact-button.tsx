import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import type { Apprentice } from '../enrolment/enrolment'

const EditContact = formDialog<{ apprentice: Apprentice }>({
  name: 'fichas/edit-contact',
  load: () => import(/* webpackChunkName: "edit-contact" */ './edit-contact-form').then((part) => part.EditContactForm),
  useTitle: () => useTranslation('fichas').t('contact.title'),
})

/** Opens the form to edit an apprentice's contact data. Not rendered if the user may not edit these data. */
export function EditContactButton({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  return (
    <EditContact.Host>
      <EditContact.Button form={{ apprentice }} can={apprentice.can.editContact}>
        {t('contact.open')}
      </EditContact.Button>
    </EditContact.Host>
  )
}
