/** The steps of a form as entries of the browser's history, which also survive a reload. */

const KEY = 'frontageSteps';

export interface Trail {
	/** Returns the step of the current entry, from 0. */
	step: () => number;
	/** Adds an entry. */
	go: ( step: number ) => void;
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
	const steps = (): Record< string, number > => history.state?.[ KEY ] ?? {};
	const step = () => Number( steps()[ id ] ) || 0;
	// What others keep in the state stays.
	const stateOf = ( at: number ) => ( {
		...history.state,
		[ KEY ]: { ...steps(), [ id ]: at },
	} );
	window.addEventListener( 'popstate', () => onMove( step() ), { signal } );
	return {
		step,
		go: ( at ) => history.pushState( stateOf( at ), '' ),
		back( at ) {
			if ( step() === at + 1 ) {
				history.back();
			} else {
				history.replaceState( stateOf( at ), '' );
			}
		},
		forget: () => history.replaceState( stateOf( 0 ), '' ),
	};
}
