import { addressOf } from './address';
import type { PrefetchProps } from './types';

/** Requests in a second (S0 §9). */
export const PER_SECOND = 3;

/** How long the pointer rests on a link, in milliseconds (S0 §9). */
export const HOVER_MS = 50;

/** When a request is given up, in milliseconds (S0 §9). */
export const TIMEOUT_MS = 5000;

interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

/** Whether the visitor saves data, or has a slow connection (S0 §5). */
const isSaving = () => {
	const { connection } = navigator as Navigator & { connection?: Connection };
	return (
		!! connection?.saveData ||
		!! connection?.effectiveType?.includes( '2g' )
	);
};

/** Fetches a page into the cache of the browser. */
function get( href: string ): void {
	const link = document.createElement( 'link' );
	if ( link.relList.supports?.( 'prefetch' ) ) {
		link.rel = 'prefetch';
		link.href = href;
		// Taking the element away cancels the request.
		const give = setTimeout( () => link.remove(), TIMEOUT_MS );
		link.onload = link.onerror = () => clearTimeout( give );
		document.head.append( link );
		return;
	}
	void fetch( href, {
		priority: 'low',
		signal: AbortSignal.timeout( TIMEOUT_MS ),
	} ).catch( () => {} );
}

/**
 * Returns what fetches pages, each once, a few in a second; the last wish comes first.
 *
 * @param signal Stops it.
 */
function queue( signal: AbortSignal ): ( href: string ) => void {
	const asked = new Set< string >();
	const waiting: string[] = [];
	let times: number[] = [];
	let timer = 0;
	const next = () => {
		timer = 0;
		const now = performance.now();
		times = times.filter( ( time ) => now - time < 1000 );
		while ( waiting.length && times.length < PER_SECOND ) {
			times.push( now );
			get( waiting.pop()! );
		}
		if ( waiting.length ) {
			timer = window.setTimeout( next, times[ 0 ]! + 1000 - now );
		}
	};
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	return ( href ) => {
		if ( ! asked.has( href ) ) {
			asked.add( href );
			waiting.push( href );
			if ( ! timer ) {
				next();
			}
		}
	};
}

const linkAt = ( target: EventTarget | null ) =>
	( target as Element | null )?.closest?.< HTMLAnchorElement >( 'a[href]' ) ??
	null;

/**
 * Fetches pages that a visitor is about to open, in browsers without speculation rules.
 *
 * @param props Props from the server.
 * @return Stops it.
 */
export function mount( props: PrefetchProps ): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	if ( isSaving() ) {
		return () => {};
	}
	const put = queue( signal );
	const ask = ( link: HTMLAnchorElement | null ) => {
		const href = link && addressOf( link, props );
		if ( href ) {
			put( href );
		}
	};
	const on = ( type: string, run: ( event: Event ) => void ) =>
		document.addEventListener( type, run, { signal, passive: true } );
	on( 'pointerdown', ( { target } ) => ask( linkAt( target ) ) );
	if ( props.when !== 'press' ) {
		let timer = 0;
		on( 'pointerover', ( { target } ) => {
			clearTimeout( timer );
			const link = linkAt( target );
			timer = link ? window.setTimeout( () => ask( link ), HOVER_MS ) : 0;
		} );
		on( 'focusin', ( { target } ) => ask( linkAt( target ) ) );
	}
	if ( props.when === 'view' ) {
		const seen = new IntersectionObserver( ( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				if ( isIntersecting ) {
					seen.unobserve( target );
					ask( target as HTMLAnchorElement );
				}
			}
		} );
		document
			.querySelectorAll( 'a[href]' )
			.forEach( ( link ) => seen.observe( link ) );
		signal.addEventListener( 'abort', () => seen.disconnect() );
	}
	return () => stop.abort();
}
