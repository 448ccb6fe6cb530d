/** A contract as a form has it. */
export interface Contract {
  tipo?: string | undefined
  fecha_inicio_contrato?: string | null | undefined
  fecha_fin_contrato?: string | null | undefined
}

/** Whether the dates of a contract are required. People of other types may have some too. */
export const hasContract = ({ tipo }: Contract) => tipo === 'contratista'

/** Whether an edit may clear the dates of a contract. Every other edit keeps them. */
export const endsContract = (before: Contract, after: Contract) => hasContract(before) && !hasContract(after)
