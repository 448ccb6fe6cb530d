import '@fichero/contract/without-eval'

// The contract's schemas for forms. Exported here and not imported by remotes, so that Zod ships once.
import { updateContactData } from '@fichero/contract/apprentices.schema'
import { chosenFile } from '@fichero/contract/common.schema'
import { correctDocumentData, mergePeopleData } from '@fichero/contract/corrections.schema'
import { createFichaData, updateFichaData } from '@fichero/contract/fichas.schema'
import { documentData, documentForm } from '@fichero/contract/manuals.schema'
import { createProgramData, updateProgramData } from '@fichero/contract/programs.schema'

export { accessLinkBody } from '@fichero/contract/admin.schema'
export { forgotPasswordBody, loginBody, registerBody, resetPasswordBody } from '@fichero/contract/auth.schema'
export { centreBody as centreForm } from '@fichero/contract/centres.schema'
// Fields for a form with a schema of its own: `formSchema({ nombre: requiredText(60), dia: day })`.
export {
  choice,
  day,
  documentNumber,
  email,
  formSchema,
  requiredText,
  wholeNumber,
} from '@fichero/contract/common.schema'
export { deployTokenData } from '@fichero/contract/deploy-tokens.schema'
export { declareServiceBody } from '@fichero/contract/module-service.schema'
export { nextReleaseForm } from '@fichero/contract/next-release.schema'
export { activation } from '@fichero/contract/releases.schema'
export { extendContractsBody as extendContractsForm } from '@fichero/contract/several-users.schema'
export { recordTytBody as recordTytForm } from '@fichero/contract/tyt-board.schema'
export {
  createUserBody as createInstructorForm,
  editUserForm as editInstructorForm,
  updateUserBody,
} from '@fichero/contract/users.schema'

export const updateContactForm = updateContactData
export const correctDocumentForm = correctDocumentData
export const mergePeopleForm = mergePeopleData
export const updateFichaForm = updateFichaData
export const updateProgramForm = updateProgramData
export const publishDocumentForm = documentForm
export const updateDocumentForm = documentData
export const createFichaForm = createFichaData.and(chosenFile)
export const createProgramForm = createProgramData.and(chosenFile)
