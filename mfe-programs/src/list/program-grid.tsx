import type { Program } from '@fichero/contract/programs.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { matches } from '@fichero/kit/search'
import { FilterField } from '@fichero/kit/table'
import { Stack } from '@fichero/kit/ui'
import { useState } from 'react'
import { ProgramCard } from './program-card'
import classes from './program-grid.module.css'
import { useProgramName } from './use-program-name'

/** From this number on the list has a search field. */
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
        <FilterField
          label={t('list.filter')}
          text={text}
          onText={setText}
          shown={t('list.shown', { count: shown.length, number: number(shown.length) })}
          none={shown.length === 0 && t('list.none', { text })}
        />
      )}
      <ul className={classes.grid}>
        {shown.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
