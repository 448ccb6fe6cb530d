import { disableProgram, enableProgram } from '@fichero/contract/calls/programs.calls'
import type { ListedProgram } from '@fichero/contract/programs.schema'
import { StateButton } from '@fichero/kit/disabled'
import { useFormat, useTranslation } from '@fichero/kit/i18n'

interface ProgramStateButtonProps {
  program: ListedProgram
  /** Name that identifies the program on the current page. */
  name: string
  verb: 'disable' | 'enable'
  size?: 'compact-sm'
}

/** Disables or reactivates a program, if the user may, after a confirmation that shows how many fichas use the program. */
export function ProgramStateButton({ program, name, verb, size }: ProgramStateButtonProps) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  const isDisabling = verb === 'disable'
  const { id, fichas } = program
  const values = { id, name, count: fichas, number: number(fichas) }
  return (
    <StateButton
      row={program}
      verb={verb}
      size={size}
      change={isDisabling ? disableProgram : enableProgram}
      say={(word) => (isDisabling ? t(`disable.${word}`, values) : t(`disabled.${word}`, values))}
    />
  )
}
