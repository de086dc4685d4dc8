/**
 * Slides as typical jQuery plugins build them: a column until the page is ready, then measured,
 * cloned at both ends, laid out in a row and moved by script.
 */
/* global jQuery */
jQuery( function ( $ ) {
	const SPEED = 700;
	const DELAY = 7000;

	function button( name, text ) {
		return $( '<button type="button">' )
			.addClass( name )
			.attr( 'aria-label', text )
			.text( text );
	}

	$( '.bench-slick' ).each( function () {
		const root = $( this );
		const own = root.children();
		const count = own.length;
		const list = $( '<div class="bench-slick-list">' ).css( {
			overflow: 'hidden',
			touchAction: 'pan-y',
		} );
		const track = $( '<div class="bench-slick-track">' ).css( {
			display: 'flex',
		} );
		const clone = ( slide ) =>
			slide.clone().attr( { 'aria-hidden': true, tabindex: -1 } );
		track.append( clone( own.last() ), own, clone( own.first() ) );
		root.append( list.append( track ) );
		let at = 0;
		let width = 0;
		let timer = 0;
		let isMoving = false;
		let from = null;

		const dots = own
			.map( ( index ) =>
				button( 'bench-slick-dot', String( index + 1 ) )
					.on( 'click', () => go( index ) )
					.get( 0 )
			)
			.get();
		root.append(
			button( 'bench-slick-prev', 'Previous' ).on( 'click', () =>
				go( at - 1 )
			),
			button( 'bench-slick-next', 'Next' ).on( 'click', () =>
				go( at + 1 )
			),
			$( '<div>' ).append( dots )
		);

		function place( isCalm ) {
			track.css( {
				transition: isCalm ? 'none' : `transform ${ SPEED }ms`,
				transform: `translate3d(${ -( at + 1 ) * width }px, 0, 0)`,
			} );
		}

		function mark() {
			const shown = ( at + count ) % count;
			own.attr( 'aria-hidden', ( index ) => index !== shown );
			$( dots ).attr( 'aria-current', ( index ) => index === shown );
		}

		function go( to ) {
			if ( ! isMoving ) {
				isMoving = true;
				at = to;
				place( false );
				mark();
			}
		}

		track.on( 'transitionend', () => {
			isMoving = false;
			at = ( at + count ) % count;
			place( true );
		} );

		function resize() {
			width = list.width();
			track.children().css( { flex: `0 0 ${ width }px` } );
			place( true );
		}

		function play() {
			clearInterval( timer );
			timer = setInterval( () => go( at + 1 ), DELAY );
		}

		list.on( 'pointerdown', ( event ) => {
			from = event.pageX;
		} ).on( 'pointerup pointercancel', ( event ) => {
			const by = from === null ? 0 : event.pageX - from;
			from = null;
			if ( Math.abs( by ) > width / 5 ) {
				go( at - Math.sign( by ) );
			}
		} );
		root.on( 'mouseenter', () => clearInterval( timer ) )
			.on( 'mouseleave', play )
			.on( 'keydown', ( event ) => {
				const step = { ArrowLeft: -1, ArrowRight: 1 }[ event.key ];
				if ( step ) {
					go( at + step );
				}
			} );
		$( window ).on( 'resize orientationchange', resize );
		resize();
		mark();
		play();
	} );
} );
