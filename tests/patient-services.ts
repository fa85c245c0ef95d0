import { HUNG_SECONDS } from './settled.ts';

const timeout = AbortSignal.timeout.bind(AbortSignal);

/**
 * The program gives a service some seconds to respond, which a busy machine may exceed in a test about something else.
 * Tests of services that hang set a limit of their own, far below a second.
 */
AbortSignal.timeout = (ms) => timeout(ms < 1000 ? ms : HUNG_SECONDS * 1000);
