import type { ProgramVersion } from '@fichero/contract/programs.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { VersionUnavailable } from '../program-version/version-unavailable'

interface ProgramOfVersionProps {
  version: string
  program: ProgramVersion | null | undefined
  onProgram: (id: number) => void
}

/** Offers to select the program version that the file names, or says how to create or reactivate this version. */
export function ProgramOfVersion({ version, program, onProgram }: ProgramOfVersionProps) {
  const { t } = useTranslation('fichas')
  if (program?.estado !== 'habilitado') return <VersionUnavailable version={version} program={program ?? null} />
  return (
    <div>
      <Button variant="default" onClick={() => onProgram(program.id)}>
        {t('version.use', { version })}
      </Button>
    </div>
  )
}
