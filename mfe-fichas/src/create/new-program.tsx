import { NIVELES } from '@fichero/contract/enums'
import type { FichaFileAnswer } from '@fichero/contract/fichas.schema'
import { MAX_PROGRAM_NAME } from '@fichero/contract/limits'
import { SimpleGrid } from '@fichero/kit/fields'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert, Button, NativeSelect, Stack, Text, TextInput } from '@fichero/kit/ui'

type Field = 'nombrePrograma' | 'nivel' | 'totalHoras'

interface NewProgramProps {
  form: { getInputProps(field: Field): object }
  says: FichaFileAnswer
  /** Chooses one that is here instead. */
  onLeave: () => void
}

/** The program that is made of the file: what the file does not say of it. */
export function NewProgram({ form, says, onLeave }: NewProgramProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const levels = NIVELES.map((nivel) => ({ value: nivel, label: t(`kit:enum.level.${nivel}`) }))
  const { codigo, version, total_resultados: count } = says
  return (
    <Alert title={t('newProgram.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('newProgram.help', { count, number: number(count), codigo, version })}</Text>
        <TextInput
          {...form.getInputProps('nombrePrograma')}
          label={t('newProgram.name')}
          withAsterisk
          maxLength={MAX_PROGRAM_NAME}
          autoComplete="off"
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            {...form.getInputProps('nivel')}
            label={t('kit:label.level')}
            withAsterisk
            data={[{ value: '', label: t('newProgram.level'), disabled: true }, ...levels]}
          />
          <TextInput
            {...form.getInputProps('totalHoras')}
            label={t('newProgram.hours')}
            withAsterisk
            inputMode="numeric"
            autoComplete="off"
          />
        </SimpleGrid>
        <div>
          <Button variant="subtle" size="compact-sm" onClick={onLeave}>
            {t('newProgram.other')}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}
