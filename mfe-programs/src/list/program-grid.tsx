import type { Program } from '@fichero/contract/programs.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { matches } from '@fichero/kit/search'
import { Button, Group, Stack, Text, TextInput } from '@fichero/kit/ui'
import { useState } from 'react'
import { ProgramCard } from './program-card'
import classes from './program-grid.module.css'
import { useProgramName } from './use-program-name'

/** From here on a list needs a search. */
const MANY = 8

export function ProgramGrid({ programs }: { programs: Program[] }) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  const programName = useProgramName()
  const [text, setText] = useState('')

  const shown = programs.filter((program) =>
    matches(
      text,
      program.nombre_programa,
      programName(program.nombre_programa),
      program.codigo,
      t(`kit:enum.level.${program.nivel}`),
    ),
  )

  return (
    <Stack gap="md">
      {programs.length > MANY && (
        <Group gap="md">
          <TextInput
            type="search"
            className={classes.filter}
            aria-label={t('list.filter')}
            placeholder={t('list.filter')}
            leftSection={<IconSearch />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed" role="status">
            {t('list.shown', { count: shown.length, number: number(shown.length) })}
          </Text>
        </Group>
      )}
      {shown.length > 0 ? (
        <ul className={classes.grid}>
          {shown.map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} />
            </li>
          ))}
        </ul>
      ) : (
        <Group gap="md">
          <Text>{t('list.none', { text })}</Text>
          <Button variant="default" onClick={() => setText('')}>
            {t('kit:clearSearch')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
