import { getSession } from '@fichero/contract/calls/auth.calls'
import type { LastReport } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../api/use-call'
import { useFormat } from '../i18n'
import { RowLoaders } from '../print-rows/row-loaders'
import { usePrinting } from '../print-rows/use-printing'
import { useSession } from '../session'
import { usePageTexts } from './page-texts'
import classes from './paper.module.css'
import { Signature, type Signer } from './signature'

interface PaperProps {
  /** The subject, printed on each page: a ficha's number, or a person's name and document number. */
  about: string
  /** The report that the document is based on; null for a ficha without a report, omitted for fichas with different reports. */
  report?: LastReport | null
  /** The people who sign; the signed-in user if omitted. */
  signers?: Signer[]
  /** Landscape pages. */
  isWide?: boolean
  children: ReactNode
}

/**
 * Prints a screen as a document: above it the centre's name, below it the source, the time and user of the print and lines
 * to sign, and on each page the subject and the page number. On the screen it adds nothing.
 */
export function Paper({ about, report, signers, isWide = false, children }: PaperProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const centre = useCentre()
  const user = useSession()?.user
  // Renders again for each print, with the current time.
  usePrinting()
  const name = user ? fullName(user) : ''
  const printed = t('print.printed', { date: format.dateTime(new Date().toISOString()), name })
  usePageTexts({ about, printed, page: t('print.page', { page: '{page}', pages: '{pages}' }) })
  const [rows] = useState(() => new Set<() => Promise<void>>())
  const me = user && {
    name,
    role: t(`value.rol.${user.rol}`),
    document: `${user.tipo_documento} ${user.nro_documento}`,
  }
  return (
    <RowLoaders value={rows}>
      <div className={classes.paper} data-paper data-wide={isWide || undefined}>
        {centre && (
          <p className={classes.centre} data-paper-only>
            {centre}
          </p>
        )}
        {children}
        <footer className={classes.foot} data-paper-only>
          <p>
            {report
              ? t('print.source', { file: report.archivo, date: format.date(report.fecha_reporte ?? report.fecha) })
              : report === null
                ? t('print.noSource')
                : t('print.sources')}
          </p>
          <p>{printed}</p>
          <div className={classes.signatures}>
            {(signers ?? (me ? [me] : [])).map((signer) => (
              <Signature key={`${signer.role} ${signer.document}`} signer={signer} />
            ))}
          </div>
        </footer>
      </div>
    </RowLoaders>
  )
}

/** Returns the name of the training centre from the session check; undefined while it loads, or if none is configured. */
export function useCentre(): string | undefined {
  const isSignedIn = useSession() !== null
  const session = useCall(getSession, {}, { staleTime: Number.POSITIVE_INFINITY, enabled: isSignedIn }).data
  return session?.centro ?? undefined
}
