import type { Language, Theme } from '@fichero/contract/enums'
import enClaro780 from './pictures/ficha-en-claro-780.webp'
import enClaro1280 from './pictures/ficha-en-claro-1280.webp'
import enClaro2560 from './pictures/ficha-en-claro-2560.webp'
import enOscuro780 from './pictures/ficha-en-oscuro-780.webp'
import enOscuro1280 from './pictures/ficha-en-oscuro-1280.webp'
import enOscuro2560 from './pictures/ficha-en-oscuro-2560.webp'
import esClaro780 from './pictures/ficha-es-claro-780.webp'
import esClaro1280 from './pictures/ficha-es-claro-1280.webp'
import esClaro2560 from './pictures/ficha-es-claro-2560.webp'
import esOscuro780 from './pictures/ficha-es-oscuro-780.webp'
import esOscuro1280 from './pictures/ficha-es-oscuro-1280.webp'
import esOscuro2560 from './pictures/ficha-es-oscuro-2560.webp'

/** URLs of one view: on a phone at 2x, and wide at 1x and 2x. */
interface Pictures {
  phone: string
  wide: string
  wideTwice: string
}

export const PICTURES: Record<Language, Record<Exclude<Theme, 'sistema'>, Pictures>> = {
  es: {
    claro: { phone: esClaro780, wide: esClaro1280, wideTwice: esClaro2560 },
    oscuro: { phone: esOscuro780, wide: esOscuro1280, wideTwice: esOscuro2560 },
  },
  en: {
    claro: { phone: enClaro780, wide: enClaro1280, wideTwice: enClaro2560 },
    oscuro: { phone: enOscuro780, wide: enOscuro1280, wideTwice: enOscuro2560 },
  },
}
