import type { AuditEntry } from '@fichero/contract/audit.schema'
import { apprenticePath, fichaPath, instructorPath, PATHS, programPath } from '@fichero/contract/paths'

/** The screen of what an entry acted upon; undefined if it has none. */
export function subjectPath({ entidad, entidad_id, sujeto }: AuditEntry): string | undefined {
  if (entidad === 'remoto') return PATHS.modules
  if (!sujeto) return undefined
  const { clave, nro_ficha } = sujeto
  if (entidad === 'ficha') return fichaPath(clave)
  if (entidad === 'programa') return programPath(Number(clave))
  if (entidad === 'matricula') return apprenticePath(clave, nro_ficha ?? undefined)
  return entidad === 'usuario' ? instructorPath(entidad_id) : undefined
}
