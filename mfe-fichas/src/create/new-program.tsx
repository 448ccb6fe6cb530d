import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { ProgramFields } from '@fichero/kit/fields'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert, Button, Stack, Text } from '@fichero/kit/ui'
import type { ComponentProps } from 'react'

interface NewProgramProps {
  form: ComponentProps<typeof ProgramFields>['form']
  content: FichaFileAnswer
  /** Called to choose an existing program instead. */
  onLeave: () => void
}

/** The fields of a program that is created from a file. The fields ask for the data that the file lacks. */
export function NewProgram({ form, content, onLeave }: NewProgramProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const { codigo, version, total_resultados: count } = content
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
