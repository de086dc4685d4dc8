import { hashState } from '@frontage/hash';
import { isPlain } from '@frontage/lib/is-plain';
import { isListed } from '@frontage/overlay/history';
import { DIALOG } from './frame';
import { ENTRY, groupOf, itemOf, itemsWith, linkAt, linkNamed } from './items';
import { brought } from './style';
import type { LightboxProps } from './types';
import { Viewer } from './viewer';

/**
 * Initializes the page's lightbox: clicks on marked links and the URL open it, one at a time.
 *
 * @param props Props from the server.
 * @return Destroys it.
 */
export function lightbox( props: LightboxProps ): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const address = hashState( ENTRY );
	const styled = brought( props.style );
	let viewer: Viewer | null = null;
	/** The last one, which may still fade out: there is one dialog. */
	let last: Viewer | undefined;

	const open = async ( link: HTMLAnchorElement ) => {
		const items = itemsWith( link );
		const index = items.findIndex( ( item ) => item.link === link );
		await styled;
		last?.end();
		viewer = last = new Viewer( items, index, props, ( item ) => {
			if ( item ) {
				address.write( [ groupOf( item.link ), item.name ], 'replace' );
			} else {
				viewer = null;
			}
		} );
	};
	// Closing must lead to the page without the item, and Back must not leave it.
	const follow = ( parts: string[] | null ) => {
		const link = parts && linkNamed( parts );
		if ( link && ! viewer ) {
			if ( ! isListed( { id: DIALOG } as Element ) ) {
				address.write( null, 'replace' );
			}
			void open( link );
		}
		return !! link;
	};
	addEventListener(
		'click',
		( event ) => {
			const link = linkAt( event.target );
			const isOurs = isPlain( event ) && ! event.defaultPrevented;
			if ( link && isOurs && itemOf( link ) ) {
				event.preventDefault();
				void open( link );
			}
		},
		{ signal }
	);
	address.watch( follow, stop );
	awaitNamed( address.read(), follow, signal );
	return () => {
		stop.abort();
		last?.end();
	};
}

/**
 * Opens the item named in the hash; if it does not exist yet, waits for it until the visitor interacts.
 *
 * @param parts  Parts of the hash entry.
 * @param follow Opens it, and returns whether it exists.
 * @param signal Stops it.
 */
function awaitNamed(
	parts: string[] | null,
	follow: ( parts: string[] | null ) => boolean,
	signal: AbortSignal
): void {
	if ( ! parts || follow( parts ) ) {
		return;
	}
	const observer = new MutationObserver( () => {
		if ( follow( parts ) ) {
			observer.disconnect();
		}
	} );
	observer.observe( document.body, { childList: true, subtree: true } );
	const leave = () => observer.disconnect();
	for ( const sign of [ 'pointerdown', 'keydown' ] ) {
		addEventListener( sign, leave, { once: true, signal } );
	}
	signal.addEventListener( 'abort', leave );
}
