import { disableProgram, enableProgram } from '@fichero/contract/calls/programs.calls'
import type { ListedProgram } from '@fichero/contract/programs.schema'
import { StateButton } from '@fichero/kit/disabled'
import { useFormat, useTranslation } from '@fichero/kit/i18n'

interface ProgramStateButtonProps {
  program: ListedProgram
  /** As the screen names it. */
  name: string
  verb: 'disable' | 'enable'
  size?: 'compact-sm'
}

/** Disables or reactivates a program after a question that says how many fichas use it, for who may. */
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
