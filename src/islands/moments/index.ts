import type { FrontageIsland } from '../types';
import { hash } from './hash';
import { idle } from './idle';
import { interaction } from './interaction';
import { load } from './load';
import { media } from './media';
import type { Moment } from './moment';
import { visible } from './visible';

const MOMENTS: Record< string, Moment > = {
	interaction,
	visible,
	idle,
	load,
	hash,
	media,
};

/** Schedules an island by the keywords of its `wake` attribute: the first condition met wakes it. */
export function schedule( island: FrontageIsland ): void {
	// What listens to the window must not keep islands that have left the page.
	const ref = new WeakRef( island );
	const wake = () => ref.deref()?.wake();
	for ( const [ , word, detail ] of island
		.getAttribute( 'wake' )!
		.matchAll( /(\w+)(\(.*\))?/g ) ) {
		MOMENTS[ word! ]?.( wake, island, detail );
	}
}
