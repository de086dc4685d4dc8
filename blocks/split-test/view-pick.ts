/** Printed into each test, which calls it before the browser shows its control. */
import { pick } from './view/pick';

declare global {
	interface Window {
		frontageSplit: typeof pick;
	}
}

window.frontageSplit = pick;
