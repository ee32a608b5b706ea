import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

interface StoredMail {
  readonly raw: Buffer
  isSeen: boolean
}

/** As much of an IMAP server (RFC 3501) as reading one folder takes. */
export function imapStandIn(user: string, password: string) {
  const mails: StoredMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(socket, line)
    })
  })

  function answer(socket: Socket, line: string): void {
    const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
    const done = (text = 'OK done') => socket.write(`${tag} ${text}\r\n`)
    const verb = command.toUpperCase()
    if (verb.startsWith('LOGIN')) return void done(isLogin(command) ? 'OK' : 'NO [AUTHENTICATIONFAILED] wrong')
    if (verb.startsWith('LIST')) socket.write('* LIST () "/" "INBOX"\r\n')
    if (verb.startsWith('CAPABILITY')) socket.write('* CAPABILITY IMAP4rev1\r\n')
    if (verb.startsWith('SELECT')) {
      socket.write(`* ${mails.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 1] x\r\n`)
      return void done('OK [READ-WRITE] done')
    }
    if (verb.startsWith('UID SEARCH'))
      socket.write(
        `* SEARCH${unseen()
          .map((uid) => ` ${uid}`)
          .join('')}\r\n`,
      )
    const uid = Number(/^UID (?:FETCH|STORE) (\d+)/.exec(verb)?.[1] ?? 0)
    const mail = mails[uid - 1]
    if (verb.startsWith('UID FETCH') && mail) {
      socket.write(`* ${uid} FETCH (UID ${uid} RFC822.SIZE ${mail.raw.length} BODY[]<0> {${mail.raw.length}}\r\n`)
      socket.write(mail.raw)
      socket.write(')\r\n')
    }
    if (verb.startsWith('UID STORE') && mail) {
      mail.isSeen = true
      socket.write(`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))\r\n`)
    }
    if (verb.startsWith('LOGOUT')) socket.write('* BYE\r\n')
    done()
    if (verb.startsWith('LOGOUT')) socket.end()
  }

  const isLogin = (command: string) => command.replaceAll('"', '').endsWith(` ${user} ${password}`)
  const unseen = () => mails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1]))
  const holder = {
    mails,
    unseen,
    url: (as = password) => `imap://${user}:${as}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    put(raw: Buffer | string): void {
      mails.push({ raw: Buffer.from(raw), isSeen: false })
    },
  }
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return holder
}
