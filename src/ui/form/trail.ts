/** The steps of a form as entries of the browser's history, which also survive a reload. */

const KEY = 'frontageSteps';

/** Where the entry was reached from: steps can be skipped, so it is not always the one before. */
const FROM = 'frontageStepsFrom';

export interface Trail {
	/** Returns the step of the current entry, from 0. */
	step: () => number;
	/** Adds an entry. */
	go: ( from: number, to: number ) => void;
	/** Returns to the entry before, if that is of this step; else changes the current one. */
	back: ( step: number ) => void;
	/** Sets the current entry to the first step. */
	forget: () => void;
}

/**
 * @param id     ID of the form in its page.
 * @param onMove Called when the visitor moved in the history.
 */
export function createTrail(
	id: string,
	onMove: ( step: number ) => void,
	signal: AbortSignal
): Trail {
	const kept = ( key: string ): Record< string, number > =>
		history.state?.[ key ] ?? {};
	const step = () => Number( kept( KEY )[ id ] ) || 0;
	// What others keep in the state stays.
	const stateOf = ( at: number, from = -1 ) => ( {
		...history.state,
		[ KEY ]: { ...kept( KEY ), [ id ]: at },
		[ FROM ]: { ...kept( FROM ), [ id ]: from },
	} );
	window.addEventListener( 'popstate', () => onMove( step() ), { signal } );
	return {
		step,
		go: ( from, to ) => history.pushState( stateOf( to, from ), '' ),
		back( at ) {
			if ( kept( FROM )[ id ] === at ) {
				history.back();
			} else {
				history.replaceState( stateOf( at ), '' );
			}
		},
		forget: () => history.replaceState( stateOf( 0 ), '' ),
	};
}
