/** What the browser remembers of overlays; nothing of it leaves the device. */

const KEY = 'frontage-overlays';

const DAY_MS = 86_400_000;

/** When each overlay was last seen; never again is infinitely late. */
type Seen = Record< string, number >;

const NEVER_AGAIN = 8.64e15;

function read( store: () => Storage ): Seen {
	try {
		return JSON.parse( store().getItem( KEY )! ) ?? {};
	} catch {
		return {};
	}
}

function write( store: () => Storage, id: string, value: number ): void {
	try {
		store().setItem(
			KEY,
			JSON.stringify( { ...read( store ), [ id ]: value } )
		);
	} catch {
		// Storage is full or forbidden: the overlay comes again.
	}
}

const local = () => localStorage;
const session = () => sessionStorage;

/**
 * Whether an overlay may open by itself again.
 *
 * @param id    The overlay.
 * @param again How often, see `OverlayRules`.
 */
export function isDue( id: string, again: string ): boolean {
	const last = read( local )[ id ];
	const inVisit = read( session );
	const days = again === 'once' ? Infinity : Number( again ) || 0;
	return ! (
		( inVisit[ id ] && again !== 'page' ) ||
		inVisit[ `closed ${ id }` ] ||
		Date.now() - last < days * DAY_MS
	);
}

export const noteShown = ( id: string ) => {
	write( local, id, Date.now() );
	write( session, id, 1 );
	write( session, '', shownInVisit() + 1 );
};

export const noteClosed = ( id: string ) =>
	write( session, `closed ${ id }`, 1 );

export const noteDone = ( id: string ) => write( local, id, NEVER_AGAIN );

/** How many have opened by themselves in this visit. */
export const shownInVisit = (): number => read( session )[ '' ] ?? 0;
