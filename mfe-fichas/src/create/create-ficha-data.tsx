import { FichaChoices } from '../form/ficha-choices'
import { CreateFichaForm } from './create-ficha-form'

/** Loads the form's choices. */
export function CreateFichaData({ programId }: { programId: number | undefined }) {
  return <FichaChoices>{(choices) => <CreateFichaForm choices={choices} programId={programId} />}</FichaChoices>
}
