import { ETAPAS, JORNADAS, OFERTAS } from '@fichero/contract/enums'
import { DateField, SimpleGrid } from '@fichero/kit/fields'
import { Select } from '@fichero/kit/heavy-fields'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { NativeSelect } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import type { Choices } from './ficha-choices'
import type { FichaValues } from './ficha-values'

type Chosen = 'idJefeFicha' | 'idProgramaFormacion'

interface FichaFieldsProps extends Pick<Choices, 'heads' | 'programs'> {
  form: {
    values: FichaValues
    getInputProps(field: keyof FichaValues): object
    setFieldValue(field: Chosen, value: string): void
  }
  /** Why the program cannot be changed, if so. */
  programLocked?: string
  /** In place of the choice of a program. */
  program?: ReactNode
  /** What there is to say about a field, below it. */
  note?: (field: keyof FichaValues) => ReactNode
}

/** The fields of a ficha, without its number. */
export function FichaFields({ form, heads, programs, programLocked, program, note = () => null }: FichaFieldsProps) {
  const { t } = useTranslation('fichas')
  const field = (name: keyof FichaValues) => form.getInputProps(name)
  /** A searchable select: the form's empty string is the select's null. */
  const choice = (name: Chosen) => ({
    ...field(name),
    value: form.values[name] || null,
    onChange: (value: string | null) => form.setFieldValue(name, value ?? ''),
    comboboxProps: { shadow: 'md' },
    searchable: true,
    // The list would cover the message of the field that the form sends the focus to.
    openOnFocus: false,
    // Selecting the current option again keeps it.
    allowDeselect: false,
    withAsterisk: true,
    nothingFoundMessage: t('form.nothingFound'),
  })
  return (
    <>
      <Select
        {...choice('idJefeFicha')}
        label={t('field.head')}
        placeholder={t('form.headPlaceholder')}
        clearable
        data={heads}
      />
      {program || (
        <div>
          <Select
            {...choice('idProgramaFormacion')}
            label={t('kit:label.program')}
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
          <DateField {...field('fechaInicioLectiva')} label={t('field.lectiveStart')} withAsterisk />
          {note('fechaInicioLectiva')}
        </div>
        <DateField
          {...field('fechaFinLectiva')}
          min={form.values.fechaInicioLectiva || undefined}
          label={t('field.lectiveEnd')}
          withAsterisk
        />
        <div>
          <DateField
            {...field('fechaFinFicha')}
            min={form.values.fechaFinLectiva || undefined}
            label={t('field.end')}
            withAsterisk
          />
          {note('fechaFinFicha')}
        </div>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NativeSelect
          {...field('jornada')}
          label={t('field.jornada')}
          data={JORNADAS.map((value) => ({ value, label: t(`jornada.${value}`) }))}
        />
        <div>
          <NativeSelect
            {...field('oferta')}
            label={t('field.oferta')}
            data={OFERTAS.map((value) => ({ value, label: t(`oferta.${value}`) }))}
          />
          {note('oferta')}
        </div>
        <div>
          <NativeSelect
            {...field('etapa')}
            label={t('field.etapa')}
            data={ETAPAS.map((value) => ({ value, label: t(`etapa.${value}`) }))}
          />
          {note('etapa')}
        </div>
      </SimpleGrid>
    </>
  )
}
