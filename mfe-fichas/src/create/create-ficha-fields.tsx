import { ETAPAS, JORNADAS, OFERTAS } from '@fichero/contract/enums'
import type { Program } from '@fichero/contract/programs.schema'
import type { ListedUser } from '@fichero/contract/users.schema'
import { DateField, SimpleGrid } from '@fichero/kit/fields'
import type { Form } from '@fichero/kit/form'
import { Select } from '@fichero/kit/heavy-fields'
import { useTranslation } from '@fichero/kit/i18n'
import { NativeSelect, TextInput } from '@fichero/kit/ui'
import type { CreateFichaValues } from './create-ficha-values'

interface CreateFichaFieldsProps {
  form: Form<CreateFichaValues>
  users: ListedUser[]
  programs: Program[]
}

export function CreateFichaFields({ form, users, programs }: CreateFichaFieldsProps) {
  const { t } = useTranslation('fichas')
  const field = form.getInputProps
  /** A searchable select: the form's empty string is the select's null. */
  const choice = (name: 'idJefeFicha' | 'idProgramaFormacion') => ({
    ...field(name),
    value: form.values[name] || null,
    onChange: (value: string | null) => form.setFieldValue(name, value ?? ''),
    // Inside the dialog: modal dialogs cover everything outside.
    comboboxProps: { withinPortal: false, shadow: 'md' },
    searchable: true,
    // Selecting the current option again keeps it.
    allowDeselect: false,
    withAsterisk: true,
    nothingFoundMessage: t('create.nothingFound'),
  })
  return (
    <>
      <TextInput
        {...field('nroFicha')}
        label={t('field.number')}
        description={t('create.numberHint')}
        inputMode="numeric"
        autoComplete="off"
        withAsterisk
        data-autofocus
      />
      <Select
        {...choice('idJefeFicha')}
        label={t('field.head')}
        placeholder={t('create.headPlaceholder')}
        data={users.map((user) => ({
          value: user.nro_documento,
          label: `${user.nombre} ${user.apellido} · ${user.tipo_documento} ${user.nro_documento}`,
        }))}
      />
      <Select
        {...choice('idProgramaFormacion')}
        label={t('kit:label.program')}
        placeholder={t('create.programPlaceholder')}
        data={programs.map(({ id, nombre_programa }) => ({ value: String(id), label: nombre_programa }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NativeSelect
          {...field('jornada')}
          label={t('field.jornada')}
          data={JORNADAS.map((value) => ({ value, label: t(`jornada.${value}`) }))}
        />
        <NativeSelect
          {...field('oferta')}
          label={t('field.oferta')}
          data={OFERTAS.map((value) => ({ value, label: t(`oferta.${value}`) }))}
        />
        <NativeSelect
          {...field('etapa')}
          label={t('field.etapa')}
          data={ETAPAS.map((value) => ({ value, label: t(`etapa.${value}`) }))}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField {...field('fechaInicioLectiva')} label={t('field.lectiveStart')} withAsterisk />
        <DateField
          {...field('fechaFinLectiva')}
          min={form.values.fechaInicioLectiva || undefined}
          label={t('field.lectiveEnd')}
          withAsterisk
        />
        <DateField
          {...field('fechaFinFicha')}
          min={form.values.fechaFinLectiva || undefined}
          label={t('field.end')}
          withAsterisk
        />
      </SimpleGrid>
    </>
  )
}
