/** What is removed once it is older than so many days. */
export interface RetentionRule {
  /** The table. */
  table: string
  /** Unless the command names another number. */
  days: number
  /** The column with the date, of the row or of `i`, the load that it belongs to. */
  date: string
  /** Tables joined to `t`, and what a row needs besides its age. */
  join?: string
  where?: string
  /** For the operator: why so long, or who else removes it. */
  why: string
}

/**
 * The only owner of what is removed by age. Judgments, enrolments, loads and who changed judgments are the academic record
 * and have no rule. Releases have their own (`remotes/retention.ts`), because open pages use them.
 */
export const RETENTION_RULES: RetentionRule[] = [
  {
    table: 'auditoria',
    days: 6 * 365,
    date: 't.fecha',
    why: 'las faltas disciplinarias prescriben a los cinco años (Ley 1952 de 2019, artículo 33), y queda uno más',
  },
  {
    table: 'importacion_detalle',
    days: 3 * 365,
    date: 'i.fecha',
    join: 'JOIN importacion i ON i.id = t.id_importacion',
    // What was undone, what can be undone, and what is part of the record of judgments stays.
    where: `t.id_deshacer IS NULL AND i.tipo <> 'deshacer' AND JSON_EXTRACT(t.contenido, '$.retirados[0]') IS NULL
      AND NOT EXISTS (SELECT 1 FROM cambio_matricula c WHERE c.id_importacion = t.id_importacion)
      AND EXISTS (SELECT 1 FROM importacion n WHERE n.nro_ficha = i.nro_ficha AND n.orden > i.orden)`,
    why: 'nombres y contactos que una carga reemplazó; la carga queda, y ya no se puede deshacer',
  },
  { table: 'fallo_remoto', days: 30, date: 't.hora', why: 'cuentas de fallos de los módulos, sin datos de personas' },
  { table: 'copia', days: 2 * 365, date: 't.fecha', why: 'cuándo se hicieron copias de seguridad' },
  { table: 'enlace', days: 30, date: 't.vence', why: 'vencidos; también los borra el siguiente enlace de la persona' },
  { table: 'sesion_cerrada', days: 0, date: 't.vence', why: 'vencidas; también las borra quien cierra otra sesión' },
  { table: 'plan_importacion', days: 0, date: 't.hasta', why: 'vencidos; también los borra la siguiente simulación' },
  { table: 'correo_pendiente', days: 0, date: 't.vence', why: 'vencidos; también los borra quien envía correos' },
]

/**
 * The rules with the numbers of days that were given, as `auditoria=3650`.
 * @throws Error with a sentence for the operator
 */
export function rulesWith(given: string[]): RetentionRule[] {
  const days = new Map<string, number>()
  for (const one of given) {
    const [, table = '', number] = /^(\w+)=(\d{1,5})$/.exec(one) ?? []
    if (!RETENTION_RULES.some((rule) => rule.table === table))
      throw new Error(`«${one}» no se entiende. Escriba, por ejemplo, auditoria=3650; hay reglas para ${names}.`)
    days.set(table, Number(number))
  }
  return RETENTION_RULES.map((rule) => ({ ...rule, days: days.get(rule.table) ?? rule.days }))
}

const names = RETENTION_RULES.map(({ table }) => table).join(', ')
