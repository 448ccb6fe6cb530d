import { NIVELES } from '@fichero/contract/enums'
import { MAX_PROGRAM_NAME } from '@fichero/contract/limits'
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface ProgramFieldsProps {
  /** A form with these three values as texts; the contract's schema parses `3.984 horas`. */
  form: { getInputProps(field: 'nombrePrograma' | 'totalHoras' | 'nivel'): object }
}

/** The fields for name, hours and level of a program, in every form that creates or edits one. */
export function ProgramFields({ form }: ProgramFieldsProps) {
  const { t } = useTranslation('kit')
  const levels = NIVELES.map((nivel) => ({ value: nivel, label: t(`value.nivel.${nivel}`) }))
  return (
    <>
      <TextInput
        {...form.getInputProps('nombrePrograma')}
        label={t('label.nombre_programa')}
        required
        maxLength={MAX_PROGRAM_NAME}
        autoComplete="off"
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          {...form.getInputProps('totalHoras')}
          label={t('label.total_horas')}
          required
          inputMode="numeric"
          autoComplete="off"
        />
        <NativeSelect
          {...form.getInputProps('nivel')}
          label={t('label.nivel')}
          withAsterisk
          aria-required
          data={[{ value: '', label: t('label.chooseLevel'), disabled: true }, ...levels]}
        />
      </SimpleGrid>
    </>
  )
}
