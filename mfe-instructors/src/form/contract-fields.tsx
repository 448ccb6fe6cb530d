import { DateField, SimpleGrid } from '@fichero/kit/fields'
import { today, useTranslation } from '@fichero/kit/i18n'
import type { InstructorForm } from './instructor-form'

/** The days of a contract. The calendars begin today; days of a contract that began before can be typed. */
export function ContractFields({ form }: { form: InstructorForm }) {
  const { t } = useTranslation('instructors')
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DateField
        {...form.getInputProps('fecha_inicio_contrato')}
        min={today()}
        label={t('kit:label.fecha_inicio_contrato')}
        required
      />
      <DateField
        {...form.getInputProps('fecha_fin_contrato')}
        min={form.values.fecha_inicio_contrato || today()}
        label={t('kit:label.fecha_fin_contrato')}
        required
      />
    </SimpleGrid>
  )
}
