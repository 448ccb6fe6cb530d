import { apprenticePath, fichaPath, instructorsPath, programPath } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import type { SearchOption, SearchResult } from './option'
import type { SearchTools } from './search-tools'

type Line = Omit<SearchOption, 'group' | 'run' | 'found'> & { to: string }

/** Converts results of the API to options. */
export function useResultOptions({ go, ownId, openProfile }: SearchTools) {
  const { t } = useTranslation('shell')

  const lineOf = ({ group, row }: SearchResult): Line => {
    if (group === 'fichas') {
      const { nro_ficha, nombre_programa: label, nombre_jefe_ficha: detail } = row
      return { id: `ficha-${nro_ficha}`, label, detail, nro_ficha, to: fichaPath(nro_ficha) }
    }
    if (group === 'aprendices') {
      const { nro_documento, nombre, apellido, nro_ficha, nombre_programa } = row
      const detail = `${nro_documento} · ${nombre_programa}`
      const to = apprenticePath(nro_documento, nro_ficha)
      return { id: `apprentice-${nro_documento}`, label: `${nombre} ${apellido}`, detail, nro_ficha, to }
    }
    if (group === 'instructores') {
      const { id, nro_documento, nombre, apellido, tipo } = row
      const detail = `${nro_documento} · ${t(`kit:enum.instructorType.${tipo}`)}`
      const label = `${nombre} ${apellido}`
      return { id: `instructor-${id}`, label, detail, icon: 'instructors', to: instructorsPath(nro_documento) }
    }
    const { id, nombre_programa: label, nivel } = row
    return { id: `program-${id}`, label, detail: t(`kit:enum.level.${nivel}`), icon: 'programs', to: programPath(id) }
  }

  return (found: SearchResult): SearchOption => {
    const { to, ...line } = lineOf(found)
    // The list of instructors excludes the signed-in user.
    const isReader = found.group === 'instructores' && found.row.id === ownId
    return { ...line, group: found.group, found, run: isReader ? openProfile : () => go(to) }
  }
}
