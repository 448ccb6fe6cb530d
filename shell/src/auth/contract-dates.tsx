import { DateField, SimpleGrid } from '@fichero/kit/fields'
import type { Form } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import type { AccessRequest } from './access-request'

export function ContractDates({ form }: { form: Form<AccessRequest> }) {
  const { t } = useTranslation('access')
  const start = form.getInputProps('fecha_inicio_contrato')
  const end = form.getInputProps('fecha_fin_contrato')
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <DateField {...start} name="fecha_inicio_contrato" label={t('kit:label.contractStart')} required />
      <DateField
        {...end}
        name="fecha_fin_contrato"
        min={form.values.fecha_inicio_contrato || undefined}
        label={t('kit:label.contractEnd')}
        required
      />
    </SimpleGrid>
  )
}
