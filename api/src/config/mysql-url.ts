import { z } from 'zod'

const FORM = 'mysql://usuario:clave@servidor:3306/base'

/**
 * Returns what is wrong with the URL, if anything. The message never repeats the URL, because it contains a password.
 */
function problem(value: string): string | undefined {
  if (!URL.canParse(value)) return `no es una dirección; se esperaba ${FORM}.`
  const url = new URL(value)
  if (url.protocol !== 'mysql:') return `«${url.protocol}//» no se admite; se esperaba ${FORM}.`
  if (!url.hostname) return `falta el servidor; se esperaba ${FORM}.`
  if (url.pathname.length < 2) return `falta el nombre de la base de datos; se esperaba ${FORM}.`
  if (url.search || url.hash) return `no se admiten opciones después de la base de datos («${url.search}${url.hash}»).`
  return undefined
}

/** MySQL, MariaDB and compatible clusters all speak `mysql://`. */
export const mysqlUrl = z.string().superRefine((value, ctx) => {
  const message = problem(value)
  if (message) ctx.addIssue({ code: 'custom', message })
})
