/**
 * Runs in the page before any other script: measures a press until a frame shows something.
 *
 * Only what is painted counts: the visible area of what should appear, the shape of the control's icon, its text, and
 * its dimming. Attributes do not count, and neither do hover colors.
 */
// eslint-disable-next-line no-unused-vars -- Handed to the browser as text.
function pressProbe() {
	/** Part of a screen that must change, and by how much a control must be dimmed. */
	const LEAST = 0.01;
	const DIMMED = 0.75;

	/** Space below a control for what it shows, in pixels. */
	const BELOW = 200;

	const onScreen = ( from, to, end ) =>
		Math.max( 0, Math.min( to, end ) - Math.max( from, 0 ) ) / end;

	/** Returns the part of the screen that an element fills, weighted by its opacity. */
	function area( element ) {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const isShown = element.checkVisibility( { visibilityProperty: true } );
		return (
			isShown *
			onScreen( left, right, window.innerWidth ) *
			onScreen( top, bottom, window.innerHeight ) *
			window.getComputedStyle( element ).opacity
		);
	}

	const shape = ( control ) =>
		[ '::before', '::after' ]
			.map( ( part ) => window.getComputedStyle( control, part ) )
			.map( ( style ) => [
				style.transform,
				style.rotate,
				style.clipPath,
				style.content,
			] )
			.join() + control.textContent;

	const isDimmed = ( control ) =>
		window.getComputedStyle( control ).opacity < DIMMED;

	/** Returns whether an element has come, gone, or changed its area; in a filtered list, one takes the place of another. */
	const differ = ( now, old ) =>
		[ ...now.keys(), ...old.keys() ].some(
			( element ) =>
				Math.abs(
					( now.get( element ) ?? 0 ) - ( old.get( element ) ?? 0 )
				) > LEAST
		);

	/** Who hears the next event; registered before the page's own scripts, which may hold it. */
	const next = {};
	for ( const type of [ 'pointerdown', 'click' ] ) {
		window.addEventListener(
			type,
			( event ) => {
				next[ type ]?.( event );
				delete next[ type ];
			},
			true
		);
	}

	/** Runs a callback right after the next frame, before any other task. */
	const afterFrame = ( run ) =>
		window.requestAnimationFrame( () =>
			window.scheduler.postTask( run, { priority: 'user-blocking' } )
		);

	/** Resolves with the time of the first frame in which something is true. */
	const seen = ( test ) =>
		new Promise( ( done ) => {
			const look = () => {
				const now = performance.now();
				return test() ? done( now ) : afterFrame( look );
			};
			afterFrame( look );
		} );

	/** Measures the next press on a control, in milliseconds; returns where to press, when nothing scrolls. */
	window.benchPress = async ( control, effect ) => {
		const target = document.querySelector( control );
		const areas = () =>
			new Map(
				[ ...document.querySelectorAll( effect ) ].map( ( element ) => [
					element,
					area( element ),
				] )
			);
		const state = () => ( { icon: shape( target ), areas: areas() } );
		const isApart = ( old ) =>
			shape( target ) !== old.icon || differ( areas(), old.areas );
		const found = {};
		// For presses that leave the page.
		window.benchFound = found;
		let before;
		window.benchPressed = new Promise( ( done ) => {
			const held = ( { timeStamp } ) => {
				// First, since looking at everything takes time.
				seen( () => isDimmed( target ) ).then(
					( at ) => ( found.sign = at - timeStamp )
				);
				afterFrame( () => ( before = state() ) );
			};
			const clicked = ( { timeStamp } ) => {
				before ??= state();
				seen(
					() =>
						( target.matches( '[data-pending]' ) &&
							isDimmed( target ) ) ||
						isApart( before )
				).then( ( at ) =>
					done( { ...found, answer: at - timeStamp } )
				);
			};
			Object.assign( next, { pointerdown: held, click: clicked } );
		} );
		if (
			target.getBoundingClientRect().bottom >
			window.innerHeight - BELOW
		) {
			target.scrollIntoView( { block: 'center', behavior: 'instant' } );
		}
		// The frame of first paint, or of scrolling, is no press's.
		await new Promise( ( done ) => afterFrame( () => afterFrame( done ) ) );
		const { x, y, width, height } = target.getBoundingClientRect();
		return { x: x + width / 2, y: y + Math.min( height / 2, 20 ) };
	};

	new PerformanceObserver( ( list ) =>
		list
			.getEntriesByName( 'first-contentful-paint' )
			.forEach( () => window.benchPainted?.() )
	).observe( { type: 'paint', buffered: true } );
}
