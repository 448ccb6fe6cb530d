import { correctDocument } from '@fichero/contract/calls/fichas.calls'
import type { CorrectDocument, CorrectDocumentAnswer } from '@fichero/contract/corrections.schema'
import { DOCUMENT_TYPES } from '@fichero/contract/enums'
import { fullName } from '@fichero/contract/text'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { Fieldset } from '@fichero/kit/fields'
import { draftKey, FormActions, FormAlert, FormProblems, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { correctDocumentForm } from '@fichero/kit/schemas'
import { Button, NativeSelect, Stack, Text, TextInput } from '@fichero/kit/ui'
import type { Apprentice } from '../enrolment/enrolment'
import { useCorrected } from './use-corrected'

/** The document types that occur in reports. If the person has another type, the form offers that type, too. */
const TYPES: readonly string[] = [...DOCUMENT_TYPES, 'PA', 'PEP', 'PPT']

interface CorrectDocumentFormProps {
  apprentice: Apprentice
  onDone: () => void
  /** Called with the typed number if another person of the ficha has it, to merge the two people. */
  onMerge: (otro: string) => void
}

/** The form that corrects the document type and number of an apprentice. */
export function CorrectDocumentForm({ apprentice, onDone, onMerge }: CorrectDocumentFormProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const showCorrected = useCorrected(apprentice)
  const { aprendiz, ficha } = apprentice
  const { tipo_documento, nro_documento } = aprendiz
  const params = { nroFicha: ficha.nro_ficha, documentNumber: nro_documento }
  const { mutateAsync } = useCallMutation(correctDocument)
  const { form, formProps, isBusy, problems, refusal } = useApiForm<CorrectDocument, CorrectDocumentAnswer>({
    draft: draftKey(correctDocument, params),
    initialValues: { tipo_documento, nro_documento },
    schema: correctDocumentForm,
    send: (body) => mutateAsync({ params, body }),
    onDone: (answer) => {
      onDone()
      const { importacion } = answer
      showCorrected({ kind: 'correccion', importacion, antes: nro_documento, despues: answer.nro_documento })
    },
  })
  const isInFicha = refusal?.error instanceof ApiError && refusal.error.code === 'document_in_ficha'
  const types = TYPES.includes(tipo_documento) ? TYPES : [...TYPES, tipo_documento]
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('correct.failed')} problems={problems} />
          {refusal && !refusal.isAtField && (
            <FormAlert color="red" title={t('correct.failed')}>
              {errorText(refusal.error)}
              {isInFicha && (
                <Button variant="default" size="xs" mt="sm" onClick={() => onMerge(form.getValues().nro_documento)}>
                  {t('correct.merge')}
                </Button>
              )}
            </FormAlert>
          )}
          <Text>
            <strong translate="no">{fullName(aprendiz)}</strong>
          </Text>
          <NativeSelect
            {...form.getInputProps('tipo_documento')}
            label={t('kit:label.tipo_documento')}
            data={types.map((value) => ({
              value,
              label: t(`kit:value.tipo_documento.${value}`, { defaultValue: value }),
            }))}
          />
          <TextInput {...form.getInputProps('nro_documento')} label={t('correct.number')} autoComplete="off" required />
          <Text size="sm" c="dimmed">
            {t('correct.help')}
          </Text>
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('correct.submit')} busy={isBusy} />
    </form>
  )
}
