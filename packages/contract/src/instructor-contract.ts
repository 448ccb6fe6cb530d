/** Type of instructor and contract days, as forms have them. */
export interface Contract {
  tipo?: string | undefined
  fecha_inicio_contrato?: string | null | undefined
  fecha_fin_contrato?: string | null | undefined
}

/** Why a contract gives no access: error codes of the API, whose param `fecha` is the last or the first day of the contract. */
export const CONTRACT_REFUSALS = ['contract_ended', 'contract_not_begun'] as const
export type ContractRefusal = (typeof CONTRACT_REFUSALS)[number]

/** Returns whether the contract days are required. Other types of instructor may have them too. */
export const hasContract = ({ tipo }: Contract) => tipo === 'contratista'

/** Returns whether an edit may clear the contract days. Every other edit keeps them. */
export const endsContract = (before: Contract, after: Contract) => hasContract(before) && !hasContract(after)
