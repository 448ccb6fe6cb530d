import { useSendsMail } from '@fichero/kit/api'
import { useState } from 'react'
import { type AccessRequest, NOTHING_TYPED } from './access-request'
import { RegisterDone } from './register-done'
import { RegisterForm } from './register-form'

interface RegisterProps {
  typed: AccessRequest
  onType: (typed: AccessRequest) => void
}

export function Register({ typed, onType }: RegisterProps) {
  const [sent, setSent] = useState<AccessRequest>()
  const sendsMail = useSendsMail()
  if (sent) return <RegisterDone sent={sent} sendsMail={sendsMail} />
  const finish = (request: AccessRequest) => {
    setSent(request)
    onType({ ...NOTHING_TYPED, nro_documento: request.nro_documento })
  }
  return <RegisterForm typed={typed} onType={onType} onDone={finish} />
}
