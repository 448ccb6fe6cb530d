import { JORNADAS, OFERTAS } from '@fichero/contract/enums'
import { DateField, SimpleGrid } from '@fichero/kit/fields'
import { Select } from '@fichero/kit/heavy-fields'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { NativeSelect } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import type { Choices } from './ficha-choices'
import type { FichaValues } from './ficha-values'
import { useStageChoices } from './use-stage-choices'

type Chosen = 'idJefeFicha' | 'idProgramaFormacion'

interface FichaFieldsProps extends Pick<Choices, 'heads' | 'programs'> {
  form: {
    values: FichaValues
    getInputProps(field: keyof FichaValues): object
    setFieldValue(field: Chosen, value: string): void
  }
  /** Why the program cannot be changed; undefined if it can. */
  programLocked?: string
  /** Rendered instead of the program select, for a program that is created with the ficha. */
  program?: ReactNode
  /** Returns a note to render below a field. */
  note?: (field: keyof FichaValues) => ReactNode
}

/** The form fields of a ficha, except the number. */
export function FichaFields({ form, heads, programs, programLocked, program, note = () => null }: FichaFieldsProps) {
  const { t } = useTranslation('fichas')
  const stages = useStageChoices(form.values.fechaFinLectiva)
  const field = (name: keyof FichaValues) => form.getInputProps(name)
  /** The props of a searchable select. A field without a value is an empty string in the form, and null in the select. */
  const choice = (name: Chosen) => ({
    ...field(name),
    value: form.values[name] || null,
    onChange: (value: string | null) => form.setFieldValue(name, value ?? ''),
    comboboxProps: { shadow: 'md' },
    searchable: true,
    // When the form focuses an invalid field, the opened list would cover the error message.
    openOnFocus: false,
    // By default, selecting the current option again would clear the field.
    allowDeselect: false,
    required: true,
    nothingFoundMessage: t('form.nothingFound'),
  })
  return (
    <>
      <Select
        {...choice('idJefeFicha')}
        label={t('kit:label.jefe')}
        placeholder={t('form.headPlaceholder')}
        clearable
        data={heads}
      />
      {program || (
        <div>
          <Select
            {...choice('idProgramaFormacion')}
            label={t('kit:label.programa')}
            placeholder={t('form.programPlaceholder')}
            renderOption={({ option }) => <SofiaText>{option.label}</SofiaText>}
            description={programLocked}
            disabled={programLocked !== undefined}
            clearable
            data={programs}
          />
          {note('idProgramaFormacion')}
        </div>
      )}
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <div>
          <DateField {...field('fechaInicioLectiva')} label={t('kit:label.fecha_inicio_lectiva')} required />
          {note('fechaInicioLectiva')}
        </div>
        <DateField
          {...field('fechaFinLectiva')}
          min={form.values.fechaInicioLectiva || undefined}
          label={t('kit:label.fecha_fin_lectiva')}
          required
        />
        <div>
          <DateField
            {...field('fechaFinFicha')}
            min={form.values.fechaFinLectiva || undefined}
            label={t('kit:label.fecha_fin_ficha')}
            required
          />
          {note('fechaFinFicha')}
        </div>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('jornada')}
          label={t('kit:label.jornada')}
          data={JORNADAS.map((value) => ({ value, label: t(`kit:value.jornada.${value}`) }))}
        />
        <div>
          <NativeSelect
            {...field('oferta')}
            label={t('kit:label.oferta')}
            data={OFERTAS.map((value) => ({ value, label: t(`kit:value.oferta.${value}`) }))}
          />
          {note('oferta')}
        </div>
      </SimpleGrid>
      <NativeSelect {...field('etapa')} label={t('kit:label.etapa')} data={stages} />
    </>
  )
}
