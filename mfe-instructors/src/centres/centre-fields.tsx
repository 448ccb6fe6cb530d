import type { CENTRE_FIELDS } from '@fichero/contract/centre.fields'
import type { FormValues } from '@fichero/contract/fields'
import { SimpleGrid } from '@fichero/kit/fields'
import { useTranslation } from '@fichero/kit/i18n'
import { NativeSelect, TextInput } from '@fichero/kit/ui'
import { useCentreLabels, useLoaderOptions } from './use-centre-labels'

export type CentreFormValues = FormValues<typeof CENTRE_FIELDS>

interface CentreFieldsProps {
  form: { getInputProps(field: keyof CentreFormValues): object }
}

/** The fields of a centre, in both forms. */
export function CentreFields({ form }: CentreFieldsProps) {
  const { t } = useTranslation('instructors')
  const labels = useCentreLabels()
  const loaders = useLoaderOptions()
  const field = (name: keyof CentreFormValues) => ({
    ...form.getInputProps(name),
    label: labels[name],
    autoComplete: 'off',
  })
  return (
    <>
      <TextInput {...field('codigo')} description={t('centres.codeHint')} required />
      <TextInput {...field('nombre')} required />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('codigo_regional')} />
        <TextInput {...field('regional')} />
      </SimpleGrid>
      <NativeSelect {...field('carga')} description={t('centres.loadersHint')} data={loaders} />
    </>
  )
}
