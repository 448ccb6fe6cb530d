import { countTyt } from '@fichero/contract/calls/dashboard.calls'
import { answer } from '@fichero/kit/testing/answers'
import { TYT } from '../../testing/tyt'

export const examples = [answer(countTyt, TYT)]
