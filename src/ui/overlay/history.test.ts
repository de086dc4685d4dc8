import { forget, isListed, remember } from './history';

/** Opens one, as `overlay()` does: what Back does to it is decided here. */
function opened( id: string ) {
	const element = document.createElement( 'dialog' );
	element.id = id;
	element.open = true;
	document.body.append( element );
	addEventListener( 'popstate', () => {
		element.open = isListed( element );
	} );
	remember( element );
	return element;
}

const moved = () =>
	new Promise( ( resolve ) =>
		addEventListener( 'popstate', resolve, { once: true } )
	);

const back = () => {
	const arrived = moved();
	history.back();
	return arrived;
};

test( 'what opens while the browser still goes back for a closed one stays open until Back', async () => {
	const first = opened( 'first' );
	const arrived = moved();
	forget( first );
	const second = opened( 'second' );
	await arrived;
	expect( second.open ).toBe( true );
	await back();
	expect( second.open ).toBe( false );
} );

test( 'Forward to the place of a closed one does not hold the next one open', async () => {
	const first = opened( 'third' );
	let arrived = moved();
	forget( first );
	await arrived;
	arrived = moved();
	history.forward();
	await arrived;
	const second = opened( 'fourth' );
	await back();
	expect( second.open ).toBe( false );
} );

test( 'two that close at once leave no entry behind', async () => {
	history.replaceState( { page: true }, '' );
	const below = opened( 'fifth' );
	const above = opened( 'sixth' );
	const arrived = moved();
	forget( above );
	forget( below );
	await arrived;
	await moved();
	expect( history.state ).toEqual( { page: true } );
} );
