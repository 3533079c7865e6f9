/** Who works here: accounts, sign-in, roles and what each may do. */
export { createAuth } from './auth.ts'
export { createPerson } from './create-person.ts'
export { demoSignIns, keepDemoPeople } from './demo-people.ts'
export { maySee, requireAdmin } from './may.ts'
export { adminsOnly, requireSession, type SignedIn } from './read-session.ts'
export { isOpenPeoplePath, peopleRoutes } from './routes.ts'
export { guardSockets } from './sessions/guard-sockets.ts'
export { createSignInThrottle } from './throttle-sign-in.ts'
