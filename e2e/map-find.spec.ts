/** Addresses of places, found in the editor: by the server, at a press, and errors in words beside the field. */
import { expect, test } from './support/test';
import { startStub, type Stub } from './support/vendor';

// Refused searches have the status 422.
test.use( { expectedErrors: [ /status of 422|ERR_FAILED/ ] } );

let vendor: Stub;
test.beforeAll( async () => {
	vendor = await startStub( 'geocoders' );
} );
test.afterAll( () => vendor.end() );

test(
	'coordinates are kept as they are typed, and places stay under the fingers',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { title: 'A page' } );
		await editor.insert( 'Map' );
		const block = editor.block( 'frontage/map' );
		const add = block.getByRole( 'button', { name: 'Add place' } );
		await add.click();
		const coordinates = block.getByLabel( 'Coordinates' );
		await coordinates.pressSequentially( '51.5074, -0.1278' );
		await expect( coordinates ).toHaveValue( '51.5074, -0.1278' );
		await coordinates.fill( '' );
		await coordinates.pressSequentially( '48° 12′ 30″ N 16° 22′ 23.4″ E' );
		await expect( coordinates ).toHaveValue(
			'48° 12′ 30″ N 16° 22′ 23.4″ E'
		);
		await expect( block.locator( '.frontage-map__mark' ) ).toHaveCount( 1 );
		await add.click();
		await add.click();
		const names = block.getByLabel( 'Name' );
		for ( const [ at, name ] of [ 'First', 'Second', 'Third' ].entries() ) {
			await names.nth( at ).fill( name );
		}
		const named = () =>
			names.evaluateAll( ( all ) =>
				all.map( ( one ) => ( one as HTMLInputElement ).value )
			);
		const up = block.getByRole( 'button', { name: 'Move up' } );
		await up.nth( 2 ).press( 'Enter' );
		await expect.poll( named ).toEqual( [ 'First', 'Third', 'Second' ] );
		await expect( up.nth( 1 ) ).toBeFocused();
		await editor.page.keyboard.press( 'Enter' );
		await expect.poll( named ).toEqual( [ 'Third', 'First', 'Second' ] );
		const remove = block.getByRole( 'button', { name: 'Remove place' } );
		await remove.nth( 2 ).press( 'Enter' );
		await expect( remove.nth( 1 ) ).toBeFocused();
		await editor.page.keyboard.press( 'Enter' );
		await editor.page.keyboard.press( 'Enter' );
		await expect( remove ).toHaveCount( 0 );
		await expect( add ).toBeFocused();
	}
);
