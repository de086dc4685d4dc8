/** Printed at the end of pages with a test, and of pages that are a goal. The server puts the data in front. */
import { count } from './view/count';
import type { PageData } from './view/types';

declare global {
	interface Window {
		frontageSplits: PageData;
	}
}

count( window.frontageSplits );
