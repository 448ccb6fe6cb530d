import { OUT_OF_REPORT } from '@fichero/contract/enums'
import type { Enrolment } from '@fichero/contract/fichas.schema'
import { fullName } from '@fichero/contract/text'
import { Fieldset } from '@fichero/kit/fields'
import { FormActions, FormAlert, FormProblems } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { Select } from '@fichero/kit/heavy-fields'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { NativeSelect, Stack, Text } from '@fichero/kit/ui'
import type { Apprentice } from '../enrolment/enrolment'
import { MergePreview } from './merge-preview'
import { useMerge } from './use-merge'

interface MergeFieldsProps {
  apprentice: Apprentice
  people: Enrolment[]
  otro: string | undefined
  onDone: () => void
}

/** The form that merges two people: the other person, the document number to keep, and a preview of the result. */
export function MergeFields({ apprentice, people, otro = '', onDone }: MergeFieldsProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const { aprendiz } = apprentice
  const { form, formProps, isBusy, problems, refusal, values, setValues } = useMerge(apprentice, otro, onDone)
  const other = people.find(({ nro_documento }) => nro_documento === values.otro)
  const choose = (nro_documento: string | null) => {
    const isOut = aprendiz.estado === OUT_OF_REPORT && nro_documento !== null
    setValues({ otro: nro_documento ?? '', conserva: isOut ? nro_documento : aprendiz.nro_documento })
  }
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('merge.failed')} problems={problems} />
          {refusal && !refusal.isAtField && (
            <FormAlert color="red" title={t('merge.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <Text>
            <strong translate="no">{fullName(aprendiz)}</strong>, {personDocument(aprendiz)}
          </Text>
          <Select
            {...form.getInputProps('otro')}
            value={values.otro || null}
            onChange={choose}
            label={t('merge.other')}
            placeholder={t('merge.choose')}
            nothingFoundMessage={t('merge.noMatch')}
            data={people.map((person) => ({
              value: person.nro_documento,
              label: `${fullName(person)} · ${personDocument(person)}`,
            }))}
            searchable
            openOnFocus={false}
            allowDeselect={false}
            required
          />
          {other && (
            <>
              <NativeSelect
                {...form.getInputProps('conserva')}
                label={t('merge.kept')}
                value={values.conserva}
                onChange={({ currentTarget }) => setValues({ ...values, conserva: currentTarget.value })}
                data={[aprendiz, other].map((person) => ({
                  value: person.nro_documento,
                  label: personDocument(person),
                }))}
              />
              <MergePreview apprentice={apprentice} values={values} />
            </>
          )}
          <Text size="sm" c="dimmed">
            {t('merge.help')}
          </Text>
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('merge.submit')} busy={isBusy} />
    </form>
  )
}
