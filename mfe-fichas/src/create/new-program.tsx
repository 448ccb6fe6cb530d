import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { ProgramFields } from '@fichero/kit/fields'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert, Button, Stack, Text } from '@fichero/kit/ui'
import type { ComponentProps } from 'react'

interface NewProgramProps {
  form: ComponentProps<typeof ProgramFields>['form']
  says: FichaFileAnswer
  /** Chooses one that is here instead. */
  onLeave: () => void
}

/** The program that is made of the file: what the file does not say of it. */
export function NewProgram({ form, says, onLeave }: NewProgramProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const { codigo, version, total_resultados: count } = says
  return (
    <Alert title={t('newProgram.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('newProgram.help', { count, number: number(count), codigo, version })}</Text>
        <ProgramFields form={form} />
        <div>
          <Button variant="subtle" size="compact-sm" onClick={onLeave}>
            {t('newProgram.other')}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}
