import { InlineEmpty } from '@fichero/kit/card'

/** Nothing to do is good, and takes a line. */
export const NothingToDo = () => <InlineEmpty title="No hay reservas por aprobar">Las nuevas se ven aquí.</InlineEmpty>
