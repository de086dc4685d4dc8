/** Printed into the first test of a page, before the browser shows it; called by each test. */
import { pick } from './view/pick';

declare global {
	interface Window {
		frontageSplit: typeof pick;
	}
}

window.frontageSplit = pick;
