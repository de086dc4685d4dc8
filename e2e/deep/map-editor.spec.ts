/** Places of a map, typed and moved by authors; tiles come from a stub. */
import { tiles } from '../support/map-tiles';
import { expect, test, visit } from '../support/test';

// The stub answers for this host; all others are still complaints.
test.use( {
	expectedErrors: [ /tile\.openstreetmap\.org/ ],
} );

test( 'places are typed, pasted, moved and published in the editor', async ( {
	editor,
	guest,
} ) => {
	await tiles( editor.page );
	await editor.create( { title: 'A page' } );
	await editor.insert( 'Map' );
	const block = editor.block( 'frontage/map' );
	await block.getByRole( 'button', { name: 'Add place' } ).click();
	await block.getByLabel( 'Name' ).fill( 'Mill' );
	await block
		.getByLabel( 'Coordinates' )
		.fill( 'https://www.openstreetmap.org/#map=15/47.8048/13.0379' );
	await block.getByRole( 'button', { name: 'Find' } ).isDisabled();
	await block.getByRole( 'button', { name: 'Place on the map' } ).click();
	const dialog = editor.page.getByRole( 'dialog', {
		name: 'Position of Mill',
	} );
	await dialog.getByRole( 'button', { name: 'Load map' } ).click();
	const pin = dialog.getByRole( 'button', { name: 'Pin' } );
	await pin.press( 'ArrowRight' );
	await expect( dialog.getByLabel( 'Coordinates' ) ).not.toHaveValue(
		'47.8048, 13.0379'
	);
	await test.step( 'the pin is dragged', async () => {
		const typed = dialog.getByLabel( 'Coordinates' );
		const before = await typed.inputValue();
		// The map still moves along with the pin.
		await pin.hover();
		const { x, y, width, height } = ( await pin.boundingBox() )!;
		const { mouse } = editor.page;
		await mouse.move( x + width / 2, y + height / 2 );
		await mouse.down();
		await mouse.move( x + width / 2 - 60, y + height / 2, { steps: 8 } );
		await mouse.up();
		await expect( typed ).not.toHaveValue( before );
		const [ latitude, longitude ] = ( await typed.inputValue() ).split(
			', '
		);
		expect( latitude ).toBe( before.split( ', ' )[ 0 ] );
		expect( Number( longitude ) ).toBeLessThan(
			Number( before.split( ', ' )[ 1 ] )
		);
	} );
	await dialog.getByRole( 'button', { name: 'Use this position' } ).click();
	await visit( guest, await editor.publish() );
	await expect(
		guest.getByRole( 'link', { name: /^Google Maps.*Mill/ } )
	).toHaveAttribute( 'href', /destination=47\.80\d+%2C13\.03\d+$/ );
} );
