import type { ProgramVersion } from '@fichero/contract/programs.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { VersionNotHere } from '../version/version-not-here'

interface ProgramOfVersionProps {
  version: string
  program: ProgramVersion | null | undefined
  onProgram: (id: number) => void
}

/** Offers the program of the file's version, or says how it gets here. */
export function ProgramOfVersion({ version, program, onProgram }: ProgramOfVersionProps) {
  const { t } = useTranslation('fichas')
  if (program?.estado !== 'habilitado') return <VersionNotHere version={version} program={program ?? null} />
  return (
    <div>
      <Button variant="default" onClick={() => onProgram(program.id)}>
        {t('version.use', { version })}
      </Button>
    </div>
  )
}
