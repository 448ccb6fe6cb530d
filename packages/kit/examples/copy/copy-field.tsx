import { CopyField } from '@fichero/kit/copy'

const WORDS = { copy: 'Copiar', copied: 'Copiado.', selected: 'Seleccionado: cópielo con Ctrl+C.' }

/** The module translates the texts of the button and of its result. */
export const ALink = () => (
  <CopyField
    label="Enlace de la reserva"
    value="https://fichero.example/reservas/204"
    say={(word) => WORDS[word]}
    isKept
  />
)
