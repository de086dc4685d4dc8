/**
 * Runs in the page before anything else: notes when each press was made and when it showed.
 *
 * @param {{ press: string, shows: string, on?: string }} contender What to look at.
 */
// eslint-disable-next-line no-unused-vars -- Handed to the browser as text.
function probe( { press, shows, on } ) {
	const presses = [];
	const found = { presses, blocked: 0, shift: 0, script: 0 };
	Object.assign( window, { bench: found } );
	const carrier = ( target ) => ( on ? target.closest( on ) : target );
	const answer = ( element ) => {
		for ( const made of presses ) {
			if ( made.element === element && made.shown === undefined ) {
				made.shown = performance.now();
			}
		}
	};
	new MutationObserver( ( changes ) => {
		for ( const { target, attributeName } of changes ) {
			if ( attributeName === shows ) {
				answer( target );
			} else if ( attributeName === 'data-pending' ) {
				presses.forEach( ( made ) => {
					if ( carrier( target ) === made.element ) {
						made.pending ??= performance.now();
					}
				} );
			}
		}
	} ).observe( document, {
		subtree: true,
		attributes: true,
		attributeFilter: [ shows, 'data-pending' ],
	} );
	addEventListener(
		'click',
		( event ) => {
			const target = event.isTrusted && event.target.closest?.( press );
			if ( target ) {
				presses.push( {
					element: carrier( target ),
					made: event.timeStamp,
				} );
			}
		},
		true
	);
	new PerformanceObserver( ( list ) =>
		list.getEntries().forEach( ( entry ) => {
			found.blocked += Math.max( 0, entry.duration - 50 );
		} )
	).observe( { type: 'longtask', buffered: true } );
	new PerformanceObserver( ( list ) =>
		list.getEntries().forEach( ( entry ) => {
			found.shift += entry.hadRecentInput ? 0 : entry.value;
		} )
	).observe( { type: 'layout-shift', buffered: true } );
}
