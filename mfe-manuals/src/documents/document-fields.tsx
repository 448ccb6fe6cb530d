import { DOCUMENT_CATEGORIES } from '@fichero/contract/enums'
import { MAX_DOCUMENT_TITLE } from '@fichero/contract/limits'
import { useTranslation } from '@fichero/kit/i18n'
import { NativeSelect, TextInput } from '@fichero/kit/ui'
import type { DocumentValues } from './document-values'

interface DocumentFieldsProps {
  form: { getInputProps(field: keyof DocumentValues): object }
}

/** Fields for the titles and the category of a document. */
export function DocumentFields({ form }: DocumentFieldsProps) {
  const { t } = useTranslation('manuals')
  const categories = DOCUMENT_CATEGORIES.map((value) => ({ value, label: t(`kit:value.categoria.${value}`) }))
  const title = { required: true, maxLength: MAX_DOCUMENT_TITLE, autoComplete: 'off' } as const
  return (
    <>
      <TextInput {...form.getInputProps('titulo_es')} {...title} label={t('kit:label.titulo_es')} />
      <TextInput {...form.getInputProps('titulo_en')} {...title} label={t('kit:label.titulo_en')} />
      <NativeSelect
        {...form.getInputProps('categoria')}
        withAsterisk
        aria-required
        label={t('kit:label.categoria')}
        data={[{ value: '', label: t('field.chooseCategory'), disabled: true }, ...categories]}
      />
    </>
  )
}
