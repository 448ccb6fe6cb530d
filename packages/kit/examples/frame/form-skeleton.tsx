import { FormSkeleton } from '@fichero/kit/frame'

/** While the row of a form loads, before its fields are known. */
export const BeforeTheFields = () => <FormSkeleton />
