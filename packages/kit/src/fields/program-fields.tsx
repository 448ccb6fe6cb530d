import { NIVELES } from '@fichero/contract/enums'
import { MAX_PROGRAM_NAME } from '@fichero/contract/limits'
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface ProgramFieldsProps {
  /** With these three values, as texts: the contract's schema reads `3.984 horas`. */
  form: { getInputProps(field: 'nombrePrograma' | 'totalHoras' | 'nivel'): object }
}

/** Name, hours and level of a program, wherever one is made or edited. */
export function ProgramFields({ form }: ProgramFieldsProps) {
  const { t } = useTranslation('kit')
  const levels = NIVELES.map((nivel) => ({ value: nivel, label: t(`enum.level.${nivel}`) }))
  return (
    <>
      <TextInput
        {...form.getInputProps('nombrePrograma')}
        label={t('label.programName')}
        withAsterisk
        maxLength={MAX_PROGRAM_NAME}
        autoComplete="off"
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          {...form.getInputProps('totalHoras')}
          label={t('label.totalHours')}
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
        />
        <NativeSelect
          {...form.getInputProps('nivel')}
          label={t('label.level')}
          withAsterisk
          data={[{ value: '', label: t('label.chooseLevel'), disabled: true }, ...levels]}
        />
      </SimpleGrid>
    </>
  )
}
