import { forgotPassword } from '@fichero/contract/calls/auth.calls'
import { call } from '@fichero/kit/api'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { AccessForm } from './access-form'
import { AccessHeading } from './access-heading'
import { ByMail } from './by-mail'
import { DocumentField } from './document-field'
import { storeDocument, useTypedFields } from './use-typed-fields'

export function ForgotPasswordForm({ onDone }: { onDone: (document: string) => void }) {
  const { t } = useTranslation('access')
  const request = useApiForm({
    draft: draftKey(forgotPassword),
    initialValues: { nro_documento: '' },
    schema: async () => (await import('@fichero/kit/schemas')).forgotPasswordBody,
    send: (body) => call(forgotPassword, { body }),
    onChange: storeDocument,
    onDone: (_, { nro_documento }) => onDone(nro_documento.trim()),
  })
  const field = useTypedFields(request.form)
  return (
    <>
      <AccessHeading
        text={t('forgot.heading')}
        lead={<ByMail mailed={t('forgot.lead')} unmailed={t('forgot.leadUnmailed')} />}
      />
      <AccessForm form={request} submit={<ByMail mailed={t('forgot.submit')} unmailed={t('forgot.submitUnmailed')} />}>
        <DocumentField {...field('nro_documento')} size="md" withAsterisk={false} />
      </AccessForm>
    </>
  )
}
