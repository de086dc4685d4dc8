import { mayCount } from './cookie';
import { watchGoal } from './goals';
import { record } from './record';
import type { PageData, TestData } from './types';

/** Runs a callback once the page is seen: not while it is prerendered, or in a tab that was opened in the background. */
function whenSeen( then: () => void ): void {
	if ( document.visibilityState === 'visible' ) {
		then();
	} else {
		document.addEventListener( 'visibilitychange', () => whenSeen( then ), {
			once: true,
		} );
	}
}

/** Calls back when the visitor stays, or goes on to another page of this site. */
function watchStay( seconds: number, stays: () => void ): void {
	setTimeout( stays, seconds * 1000 );
	addEventListener( 'click', ( { target } ) => {
		const link = ( target as Element ).closest?.( 'a' );
		if (
			link?.host === location.host &&
			// Without permalinks, pages differ only by their query.
			link.pathname + link.search !== location.pathname + location.search
		) {
			stays();
		}
	} );
}

/**
 * Counts what happens on the page (S1 §4): in its tests, and for tests whose goal it is.
 *
 * @param page Data of the server.
 */
export function count( page: PageData ): void {
	if ( ! mayCount( page.consent ) ) {
		return;
	}
	const add = ( test: string, type: string ) => record( test, type, page );
	whenSeen( () => {
		page.reached.forEach( ( [ test, type ] ) => add( test, type ) );
		document
			.querySelectorAll< HTMLElement >( '[data-split][data-subject]' )
			.forEach( ( root ) => {
				const test: TestData = JSON.parse( root.dataset.split! );
				add( test.id, 'view_page' );
				watchStay( test.bounce, () => add( test.id, 'read_page' ) );
				watchGoal( root, test, () => add( test.id, test.record ) );
			} );
	} );
}
