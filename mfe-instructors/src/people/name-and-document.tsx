import { fullName } from '@fichero/contract/text'
import { personDocument } from '@fichero/kit/i18n'
import classes from './name-and-document.module.css'

interface NameAndDocumentProps {
  user: { nombre: string; apellido: string; tipo_documento: string; nro_documento: string }
}

/** A person's name, and the document number below it. Browsers must not translate either. */
export const NameAndDocument = ({ user }: NameAndDocumentProps) => (
  <>
    <span className={classes.name} translate="no">
      {fullName(user)}
    </span>
    <span className={classes.document} translate="no">
      {personDocument(user)}
    </span>
  </>
)
