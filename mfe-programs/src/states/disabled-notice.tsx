import type { ListedProgram } from '@fichero/contract/programs.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert, Group, Text } from '@fichero/kit/ui'
import { ProgramStateButton } from './program-state-button'

/** Notice that the program is disabled, with a button to reactivate the program. */
export function DisabledNotice({ program, name }: { program: ListedProgram; name: string }) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  const { estado, fichas } = program
  if (estado === 'habilitado') return null
  return (
    <Alert color="orange" title={t('disabled.notice')} mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('disabled.noticeHelp', { count: fichas, number: number(fichas) })}</Text>
        <ProgramStateButton program={program} name={name} verb="enable" />
      </Group>
    </Alert>
  )
}
