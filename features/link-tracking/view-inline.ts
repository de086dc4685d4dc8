/** Printed into the head of pages, so that no click comes before it. The server puts the settings in front. */
import { track } from './view/track';
import type { LinkRules } from './view/types';

declare global {
	interface Window {
		frontageLinks: LinkRules;
	}
}

track( window.frontageLinks );
