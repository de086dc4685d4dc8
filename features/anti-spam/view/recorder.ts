/** Maximum samples per list (S2 §9). */
const MAX_SAMPLES = 100;

/** Movements within this time, in milliseconds, count as one (S2 §9). */
const SETTLE_MS = 500;

const MODIFIERS = /^(Shift|Control|Alt|Meta|CapsLock)/;
const CORRECTIONS = /^(Backspace|Delete|Arrow(Left|Right|Up|Down)|Home|End)$/;

export interface Record {
	/** Resumes or pauses. */
	watch: ( isInView: boolean ) => void;
	/** Returns the fields without their prefix. */
	fields: () => { [ name: string ]: string };
}

/**
 * Records events of a form; mouse, touch and scroll movements count only while it is in view.
 *
 * @param signal Stops recording.
 */
export function recorder( form: HTMLFormElement, signal: AbortSignal ): Record {
	const count: { [ name: string ]: number } = {};
	const lists: { [ name: string ]: string[] } = {};
	const timers: { [ name: string ]: number } = {};
	const down: { [ key: string ]: number } = {};
	let isWatched = false;
	let began = 0;
	let lastKey = 0;
	let place = { x: 0, y: 0, at: 0 };

	const now = () => Math.round( performance.timeOrigin + performance.now() );
	const add = ( name: string ) => {
		count[ name ] = ( count[ name ] ?? 0 ) + 1;
	};
	const note = ( name: string, ...sample: number[] ) => {
		const list = ( lists[ name ] ??= [] );
		if ( list.length < MAX_SAMPLES ) {
			list.push( sample.map( Math.round ).join( ',' ) );
		}
	};
	const settle = ( name: string, then?: () => void ) => {
		clearTimeout( timers[ name ] );
		timers[ name ] = window.setTimeout( () => {
			add( name );
			then?.();
		}, SETTLE_MS );
	};
	const on = < E extends Event >(
		target: EventTarget,
		type: string,
		listener: ( event: E ) => void
	) =>
		target.addEventListener(
			type,
			( event ) => isWatched && listener( event as E ),
			{ signal, passive: true, capture: true }
		);

	on< KeyboardEvent >( form, 'keydown', ( { key } ) => {
		began ||= now();
		// By index, so that the key itself is not revealed.
		down[ key ] ??= now();
	} );
	on< KeyboardEvent >( form, 'keyup', ( { key } ) => {
		const pressed = down[ key ];
		delete down[ key ];
		if ( ! pressed ) {
			return;
		}
		add( 'bkpc' );
		note( 'bkp', now() - pressed, lastKey ? pressed - lastKey : 0 );
		if ( MODIFIERS.test( key ) ) {
			note( 'bmk', now() - pressed );
		}
		if ( CORRECTIONS.test( key ) ) {
			note( 'bck', now() - pressed );
		}
		lastKey = now();
	} );
	on( form, 'input', () => {
		began ||= now();
	} );
	on( form, 'mousedown', () => {
		began ||= now();
		down.mouse = now();
	} );
	on( form, 'mouseup', () => {
		add( 'bmcc' );
		note( 'bmc', now() - ( down.mouse ?? now() ) );
	} );
	on( form, 'touchstart', () => {
		began ||= now();
		down.touch = now();
	} );
	on( form, 'touchend', () => {
		add( 'btec' );
		note( 'bte', now() - ( down.touch ?? now() ) );
	} );
	on< MouseEvent >( document, 'mousemove', ( { clientX, clientY } ) => {
		if ( ! place.at ) {
			place = { x: clientX, y: clientY, at: now() };
		}
		settle( 'bmmc', () => {
			const way = Math.hypot( clientX - place.x, clientY - place.y );
			note( 'bmm', now() - SETTLE_MS - place.at, way );
			place.at = 0;
		} );
	} );
	on( document, 'touchmove', () => settle( 'btmc' ) );
	on( document, 'scroll', () => settle( 'bsc' ) );

	return {
		watch: ( isInView ) => {
			isWatched = isInView;
		},
		fields: () => {
			const fields: { [ name: string ]: string } = {
				bib: began ? String( began ) : '',
				bfs: String( now() ),
			};
			for ( const name of [
				'bkpc',
				'bmcc',
				'bmmc',
				'btmc',
				'bsc',
				'btec',
			] ) {
				fields[ name ] = String( count[ name ] ?? 0 );
			}
			for ( const name of [ 'bkp', 'bmc', 'bmk', 'bck', 'bte', 'bmm' ] ) {
				fields[ name ] = ( lists[ name ] ?? [] ).join( ';' );
			}
			return fields;
		},
	};
}
