/**
 * Runs in the page before any other script: records when each click happened, when it took effect, and how
 * often. Times are wall-clock times, since another page may answer a click on a link.
 *
 * @param {{ press: string, shows: string, on?: string }} contender Contender to observe.
 */
// eslint-disable-next-line no-unused-vars -- Handed to the browser as text.
function probe( { press, shows, on } ) {
	const KEY = 'bench-presses';
	const OURS = '/plugins/frontage/';
	const clock = ( time = performance.now() ) => performance.timeOrigin + time;
	const presses = before();
	const found = { presses, blocked: 0, byUs: 0, shift: 0, surplus: 0 };
	Object.assign( window, { bench: found } );
	const carrier = ( target ) => ( on ? target.closest( on ) : target );
	const place = ( element ) =>
		[ ...document.querySelectorAll( press ) ]
			.map( carrier )
			.indexOf( element );
	const isOn = ( value ) => value !== null && value !== 'false';
	const toggles = /^(open|aria-expanded)$/.test( shows );
	const last = new WeakMap();
	const elements = new WeakMap();

	/** Returns the click made on the previous page; this page is the response to its link, and to clicks it replaced. */
	function before() {
		let old = [];
		try {
			old = JSON.parse( sessionStorage.getItem( KEY ) ) ?? [];
		} catch {}
		const followed = old.findLastIndex(
			( { href, shown } ) => ! shown && href === window.location.href
		);
		if ( followed >= 0 ) {
			const waiting = old
				.slice( 0, followed + 1 )
				.filter( ( { shown } ) => ! shown );
			new PerformanceObserver( ( list ) =>
				list.getEntries().forEach( ( { name, startTime } ) => {
					if ( name === 'first-contentful-paint' ) {
						for ( const made of waiting ) {
							made.shown = made.painted = clock( startTime );
							made.byPage = true;
						}
					}
				} )
			).observe( { type: 'paint', buffered: true } );
		}
		return old;
	}

	/** Records when the frame is painted; a message runs before anything the page defers with a timer. */
	function afterPaint( made ) {
		const { port1, port2 } = new window.MessageChannel();
		port1.onmessage = () => ( made.painted = clock() );
		port2.postMessage( null );
	}

	function answer( element ) {
		const known = presses.filter(
			( made ) =>
				elements.get( made ) === element ||
				( ! elements.get( made )?.isConnected &&
					made.place === place( element ) )
		);
		const made = known.findLast( ( { shown } ) => ! shown );
		if ( made ) {
			made.shown = clock();
			window.requestAnimationFrame( () => afterPaint( made ) );
		} else if ( known.length ) {
			found.surplus++;
		}
	}

	function changed( { target, attributeName, oldValue } ) {
		if ( attributeName === 'data-pending' ) {
			for ( const made of presses ) {
				if ( elements.get( made ) === carrier( target ) ) {
					made.pending ??= clock();
				}
			}
			return;
		}
		const was = isOn( last.has( target ) ? last.get( target ) : oldValue );
		const value = target.getAttribute( shows );
		last.set( target, value );
		if ( was !== isOn( value ) && ( toggles || ! was ) ) {
			answer( target );
		}
	}

	new MutationObserver( ( changes ) => changes.forEach( changed ) ).observe(
		document,
		{
			subtree: true,
			attributes: true,
			attributeOldValue: true,
			attributeFilter: [ shows, 'data-pending' ],
		}
	);
	addEventListener(
		'click',
		( event ) => {
			const target = event.isTrusted && event.target.closest?.( press );
			if ( target ) {
				const made = {
					made: clock( event.timeStamp ),
					href: target.href,
					place: place( carrier( target ) ),
					frames: 0,
				};
				elements.set( made, carrier( target ) );
				presses.push( made );
				countFrames( made );
			}
		},
		true
	);
	/** Counts the frames painted between a click and its effect; zero if the next frame shows it. */
	function countFrames( made ) {
		window.requestAnimationFrame( () => {
			if ( ! made.pending && ! made.shown ) {
				made.frames++;
				countFrames( made );
			}
		} );
	}

	/** Returns the middle of a control, for a touch. */
	found.middle = ( at ) => {
		const box = document
			.querySelectorAll( press )
			[ at ]?.getBoundingClientRect();
		return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	};
	addEventListener( 'pagehide', () =>
		sessionStorage.setItem( KEY, JSON.stringify( presses ) )
	);
	const note = ( type, add ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( add )
		).observe( {
			type,
			buffered: true,
		} );
	note( 'paint', ( { name, startTime } ) => {
		if ( name === 'first-contentful-paint' ) {
			found.paint = startTime;
			window.benchPainted?.( found.middle( 1 ) );
		}
	} );
	note( 'longtask', ( { duration } ) => {
		found.blocked += Math.max( 0, duration - 50 );
	} );
	note( 'long-animation-frame', ( { blockingDuration, scripts } ) => {
		const ours = scripts
			.filter( ( { sourceURL } ) => sourceURL.includes( OURS ) )
			.reduce( ( sum, { duration } ) => sum + duration, 0 );
		found.byUs += Math.min( ours, blockingDuration );
	} );
	note( 'layout-shift', ( { hadRecentInput, value } ) => {
		found.shift += hadRecentInput ? 0 : value;
	} );
}
