import { useProgramNames, useVersionName } from '@fichero/kit/i18n'

const PROGRAMS = [
  { nombre_programa: 'Análisis y desarrollo de software', codigo: '228118', version: '1' },
  { nombre_programa: 'Análisis y desarrollo de software', codigo: '228118', version: '2' },
  { nombre_programa: 'Gestión de redes de datos', codigo: '228183', version: '1' },
]

/** The version is added to the name if two programs have the same code. */
export function WithVersions() {
  const nameOf = useProgramNames(PROGRAMS)
  const versionName = useVersionName()
  return (
    <ul>
      {PROGRAMS.map((program) => (
        <li key={`${program.codigo} ${program.version}`}>{nameOf(program)}</li>
      ))}
      <li>{versionName('Gestión de redes de datos', '1')}</li>
    </ul>
  )
}
