import { NIVELES } from '@fichero/contract/enums'
import { MAX_PROGRAM_NAME } from '@fichero/contract/limits'
import { SimpleGrid } from '@fichero/kit/fields'
import { useTranslation } from '@fichero/kit/i18n'
import { NativeSelect, TextInput } from '@fichero/kit/ui'
import type { ProgramValues } from './program-values'

interface ProgramFieldsProps {
  form: { getInputProps(field: keyof ProgramValues): object }
}

/** Name, hours and level. */
export function ProgramFields({ form }: ProgramFieldsProps) {
  const { t } = useTranslation('programs')
  const levels = NIVELES.map((nivel) => ({ value: nivel, label: t(`kit:enum.level.${nivel}`) }))
  return (
    <>
      <TextInput
        {...form.getInputProps('nombrePrograma')}
        label={t('create.name')}
        withAsterisk
        maxLength={MAX_PROGRAM_NAME}
        autoComplete="off"
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          {...form.getInputProps('totalHoras')}
          label={t('create.hours')}
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
        />
        <NativeSelect
          {...form.getInputProps('nivel')}
          label={t('kit:label.level')}
          withAsterisk
          data={[{ value: '', label: t('create.levelPlaceholder'), disabled: true }, ...levels]}
        />
      </SimpleGrid>
    </>
  )
}
